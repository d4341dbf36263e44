import torch
from sb3_contrib import MaskablePPO

from parlour.research import sb3

tables = sb3.SoloTables("kokoro", num_envs=64, scale=20)  # alone; points / 20, paid when they are scored
network = {"net_arch": [256, 256], "activation_fn": torch.nn.ReLU}
settings = {"n_steps": 64, "batch_size": 512, "n_epochs": 4, "learning_rate": 5e-4, "gamma": 1.0, "ent_coef": 0.01}
model = MaskablePPO("MlpPolicy", tables, policy_kwargs=network, seed=1, **settings)
model.learn(700_000)
sb3.export(model, "kokoro.npz")
