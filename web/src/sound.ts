/** A soft knock on wood when it is one's turn. */
let context: AudioContext | null = null;

export function knock(): void {
  try {
    context ??= new AudioContext();
    const start = context.currentTime;
    for (const [delay, pitch] of [
      [0, 420],
      [0.13, 560],
    ] as const) {
      const tone = context.createOscillator();
      const volume = context.createGain();
      tone.type = "sine";
      tone.frequency.setValueAtTime(pitch, start + delay);
      tone.frequency.exponentialRampToValueAtTime(pitch * 0.6, start + delay + 0.12);
      volume.gain.setValueAtTime(0.0001, start + delay);
      volume.gain.exponentialRampToValueAtTime(0.12, start + delay + 0.008);
      volume.gain.exponentialRampToValueAtTime(0.0001, start + delay + 0.16);
      tone.connect(volume).connect(context.destination);
      tone.start(start + delay);
      tone.stop(start + delay + 0.18);
    }
  } catch {
    // no sound here: the title and the lamp tell it too
  }
}
