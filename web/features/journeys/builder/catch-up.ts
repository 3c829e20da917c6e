import type { Journey } from "#domain/journeys/journeys.ts";

type Window = {
  /** The revision that is shown, without what is on its way. */
  revision: () => number;
  /** Whether edits are on their way, or wait for a person. */
  isBusy: () => boolean;
  read: () => Promise<Journey>;
  take: (journey: Journey) => void;
};

/**
 * Keeps a window abreast of what others do to its journey. Nothing is taken while edits of its own are on their way,
 * nor while a form is open: what it was filled in from stays as it was seen, so that a save asks where both wrote.
 */
export function createCatchUp({ revision, isBusy, read, take }: Window) {
  /** The newest revision that anybody was heard of to have made. */
  let heard = revision();
  let formCount = 0;
  /** What was read while it could not be taken. */
  let later: Journey | null = null;
  const isHeld = () => isBusy() || formCount > 0;

  function adopt(journey: Journey) {
    if (journey.revision < revision()) return;
    later = isHeld() ? journey : null;
    if (later) return;
    heard = Math.max(heard, journey.revision);
    take(journey);
  }
  /** Takes what was held back, and reads what was heard of and is not shown yet. */
  async function catchUp(): Promise<void> {
    if (isHeld()) return;
    const kept = later;
    later = null;
    if (kept) adopt(kept);
    if (heard <= revision()) return;
    const journey = await read().catch(() => null);
    if (journey) adopt(journey);
  }
  const note = (made: number) => {
    heard = Math.max(heard, made);
  };

  return {
    catchUp,
    note,
    /** Takes what the server has, read anew; edits under way stay on top of it. */
    adopt,
    /** Another window, or this one, has made a revision; without a number any may have been missed. */
    hear: (made = revision() + 1) => {
      note(made);
      return catchUp();
    },
    /** Something is being filled in from what is seen; call what is returned once it is over. */
    hold: () => {
      formCount += 1;
      return () => {
        formCount -= 1;
        void catchUp();
      };
    },
  };
}
