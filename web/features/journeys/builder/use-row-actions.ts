import { startTransition, useMemo } from "react";
import type { Builder } from "./builder-store.ts";
import { moveTo, stepBlock } from "./moves.ts";
import { copyBlock } from "./new-blocks.ts";

type Place = {
  setOpenId: (blockId: string | undefined) => void;
  /** The block whose handle takes the focus once the days are drawn anew. */
  focusId: { current: string | undefined };
};

export type RowActions = ReturnType<typeof useRowActions>;

/** What can be done to a block. It works on the journey as it is then, so it never changes, and a row is drawn anew only with its block. */
export function useRowActions(builder: Builder, { setOpenId, focusId }: Place) {
  return useMemo(() => {
    const find = (blockId: string) => {
      const { journey } = builder.read();
      return { journey, block: journey.blocks.find(({ id }) => id === blockId) };
    };
    const close = (blockId: string) => {
      focusId.current = blockId;
      setOpenId(undefined);
    };
    return {
      // A form has many fields: the press is answered at once, and the form drawn when the screen has time.
      open: (blockId: string) => startTransition(() => setOpenId(blockId)),
      close,
      copy: (blockId: string) => {
        const { journey, block } = find(blockId);
        if (block) builder.edit(...copyBlock(journey, block));
      },
      step: (blockId: string, step: 1 | -1) => {
        const { journey, block } = find(blockId);
        const edit = block && stepBlock(journey, block, step);
        if (!edit) return;
        focusId.current = blockId;
        builder.edit(edit);
      },
      park: (blockId: string) => {
        const { journey, block } = find(blockId);
        const edit = block && moveTo(journey, block, { day: null, beforeId: null });
        close(blockId);
        if (edit) builder.edit(edit);
      },
    };
  }, [builder, setOpenId, focusId]);
}
