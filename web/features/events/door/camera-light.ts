type Track = Pick<MediaStreamTrack, "applyConstraints"> & { getCapabilities?: () => object };

/**
 * The light of a camera that comes and goes: it rests while a result is shown and is another one afterwards, and what
 * was wished of the first is wished of the next.
 */
export function createCameraLight() {
  let track: Track | undefined;
  let isWished = false;
  // The types do not know a camera's light yet.
  const hasLight = () => Boolean((track?.getCapabilities?.() as { torch?: boolean } | undefined)?.torch);
  const turn = async () => {
    if (!track || !hasLight()) return;
    await track
      .applyConstraints({ advanced: [{ torch: isWished } as MediaTrackConstraintSet] })
      .catch(() => {});
  };
  return {
    /** The camera that is on now; none while it rests. */
    use: async (next: Track | undefined): Promise<void> => {
      track = next;
      if (isWished) await turn();
    },
    wish: async (isOn: boolean): Promise<void> => {
      isWished = isOn;
      await turn();
    },
    /** Whether the camera that is on has a light. */
    canLight: hasLight,
  };
}
