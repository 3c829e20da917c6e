let speaker: AudioContext | undefined;

/** Plays a few short notes and a tremble for each, where the device can; silence says nothing that words do not. */
export function playNotes(notes: number[]): void {
  navigator.vibrate?.(notes.map(() => 60));
  try {
    speaker ??= new AudioContext();
    const start = speaker.currentTime;
    for (const [index, pitch] of notes.entries()) {
      const note = speaker.createOscillator();
      const loudness = speaker.createGain();
      note.frequency.value = pitch;
      loudness.gain.value = 0.15;
      note.connect(loudness).connect(speaker.destination);
      note.start(start + index * 0.16);
      note.stop(start + index * 0.16 + 0.12);
    }
  } catch {
    // A browser without sound.
  }
}
