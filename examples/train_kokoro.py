from sb3_contrib import MaskablePPO

from parlour.research import sb3

tables = sb3.SoloTables("kokoro", num_envs=128, rewards="skill", previews=True)  # alone; paid for answers, not for luck
learning = {"learning_rate": 1e-3, "gamma": 1.0, "gae_lambda": 0.9, "ent_coef": 0.01}
batches = {"n_steps": 64, "batch_size": 1024, "n_epochs": 3}
network = {"previews": tables.previews}  # every answer is judged by the same weights
model = MaskablePPO(sb3.AnswerPolicy, tables, policy_kwargs=network, seed=1, **learning, **batches)
model.learn(400_000)
sb3.export(model, "kokoro.npz")
