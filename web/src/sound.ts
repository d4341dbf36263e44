/**
 * The sounds of the table, made by the browser: no files. Nothing sounds, and nothing of it is even begun, before the
 * person has touched the page.
 */
import type { Cue } from "./director/beats";

export type Sound = Cue | "turn";

/** A struck or blown tone: when it begins and how long it lasts (s), its pitch and where that glides to (Hz), how loud. */
interface Tone {
  at: number;
  lasts: number;
  pitch: number;
  to?: number;
  loud: number;
  wave?: OscillatorType;
}
/** A breath of noise through a band: of wood, card or dice. */
interface Breath {
  at: number;
  lasts: number;
  band: number;
  to?: number;
  loud: number;
}
interface Recipe {
  tones?: Tone[];
  breaths?: Breath[];
}

const bell = (at: number, pitch: number, loud = 0.1): Tone => ({ at, lasts: 0.7, pitch, loud });
const knock = (at: number, pitch: number, loud = 0.16): Tone => ({ at, lasts: 0.16, pitch, to: pitch * 0.6, loud });
const click = (at: number, band: number, loud = 0.2): Breath => ({ at, lasts: 0.045, band, loud });

export const RECIPES: Record<Sound, Recipe> = {
  place: { tones: [knock(0, 210)], breaths: [click(0, 900)] },
  slide: { breaths: [{ at: 0, lasts: 0.34, band: 380, to: 900, loud: 0.16 }], tones: [knock(0.3, 150)] },
  flip: { breaths: [{ at: 0, lasts: 0.09, band: 2600, to: 1200, loud: 0.14 }, click(0.1, 1500)] },
  dice: { breaths: [0, 0.09, 0.2, 0.28, 0.42, 0.5].map((at, i) => click(at, 1700 - i * 120, 0.24 - i * 0.02)) },
  card: { breaths: [{ at: 0, lasts: 0.12, band: 3200, to: 1700, loud: 0.12 }] },
  golden: { tones: [bell(0, 784), bell(0.1, 988), bell(0.2, 1175)] },
  gain: { tones: [bell(0, 659, 0.08), bell(0.11, 880, 0.09)] },
  loss: { tones: [{ at: 0, lasts: 0.32, pitch: 294, to: 196, loud: 0.12, wave: "triangle" }] },
  step: { breaths: [click(0, 700, 0.16), click(0.15, 760, 0.14), click(0.3, 700, 0.14)] },
  reaper: {
    tones: [
      { at: 0, lasts: 0.9, pitch: 73, to: 69, loud: 0.2, wave: "sawtooth" },
      { at: 0.05, lasts: 0.9, pitch: 110, to: 104, loud: 0.12, wave: "triangle" },
    ],
  },
  undo: { breaths: [{ at: 0, lasts: 0.3, band: 1400, to: 350, loud: 0.14 }] },
  turn: { tones: [knock(0, 420, 0.12), knock(0.13, 560, 0.12)] },
  win: { tones: [523, 659, 784, 1047].map((pitch, i) => bell(i * 0.14, pitch, 0.11)) },
  lose: { tones: [392, 370, 330, 262].map((pitch, i) => ({ at: i * 0.2, lasts: 0.5, pitch, loud: 0.09 })) },
};

let context: AudioContext | null = null;
let noise: AudioBuffer | null = null;
/** Was it made or woken by a touch? What was made before may be kept silent by the browser until then. */
let isTouched = false;

/** From the first touch on there may be sound; a touch of the page before, say of "Play now", is enough. */
export function listen(): () => void {
  const make = () => {
    try {
      context ??= new AudioContext();
      noise ??= hiss(context); // now, and not with the first card: that is when a board is built
    } catch {
      // no sound here: everything is seen as well
    }
  };
  const wake = () => {
    make();
    isTouched = true;
    if (context?.state === "suspended") context.resume().catch(() => undefined);
    else stop();
  };
  const stop = () => {
    removeEventListener("pointerup", wake);
    removeEventListener("keydown", wake);
  };
  if (typeof AudioContext !== "function") return stop;
  if (navigator.userActivation?.hasBeenActive) make();
  if (context === null || context.state === "suspended") {
    addEventListener("pointerup", wake);
    addEventListener("keydown", wake);
  }
  return stop;
}

/** Make a sound, from 0 to 1 loud. */
export function play(sound: Sound, volume: number): void {
  if (!context || volume <= 0) return;
  if (context.state === "suspended" && !isTouched) return; // else it would all sound at once later
  const out = context.createGain();
  out.gain.value = volume;
  out.connect(context.destination);
  const { tones = [], breaths = [] } = RECIPES[sound];
  for (const tone of tones) strike(context, out, tone);
  for (const breath of breaths) blow(context, out, breath);
}

function swell(made: AudioContext, out: AudioNode, { at, lasts, loud }: Tone | Breath): GainNode {
  const start = made.currentTime + at;
  const gain = made.createGain();
  gain.gain.setValueAtTime(0.0001, start);
  gain.gain.exponentialRampToValueAtTime(loud, start + 0.008);
  gain.gain.exponentialRampToValueAtTime(0.0001, start + lasts);
  gain.connect(out);
  return gain;
}

function strike(made: AudioContext, out: AudioNode, tone: Tone): void {
  const start = made.currentTime + tone.at;
  const voice = made.createOscillator();
  voice.type = tone.wave ?? "sine";
  voice.frequency.setValueAtTime(tone.pitch, start);
  if (tone.to) voice.frequency.exponentialRampToValueAtTime(tone.to, start + tone.lasts);
  voice.connect(swell(made, out, tone));
  voice.start(start);
  voice.stop(start + tone.lasts + 0.02);
}

function blow(made: AudioContext, out: AudioNode, breath: Breath): void {
  const start = made.currentTime + breath.at;
  const source = made.createBufferSource();
  noise ??= hiss(made);
  source.buffer = noise;
  const band = made.createBiquadFilter();
  band.type = "bandpass";
  band.Q.value = 1.2;
  band.frequency.setValueAtTime(breath.band, start);
  if (breath.to) band.frequency.exponentialRampToValueAtTime(breath.to, start + breath.lasts);
  source.connect(band).connect(swell(made, out, breath));
  source.start(start, 0, breath.lasts + 0.05);
}

/** A second of noise. */
function hiss(made: AudioContext): AudioBuffer {
  const buffer = made.createBuffer(1, made.sampleRate, made.sampleRate);
  const data = buffer.getChannelData(0);
  for (let i = 0; i < data.length; i++) data[i] = Math.random() * 2 - 1;
  return buffer;
}
