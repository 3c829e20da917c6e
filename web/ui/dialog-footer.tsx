import type { ComponentProps } from "react";
import { m } from "#messages/messages.js";
import { Button } from "./button.tsx";

type DialogFooterProps = Omit<ComponentProps<typeof Button>, "size"> & {
  onBack: () => void;
  /** What the way back is called where it is not just that. */
  back?: string | undefined;
};

/** The two ways out of a dialog: back, and doing it. Without words for the second there is the first alone. */
export function DialogFooter({ onBack, back = m.reason_back(), ...act }: DialogFooterProps) {
  return (
    <>
      <Button look="quiet" size="work" onClick={onBack}>
        {back}
      </Button>
      {act.children && <Button {...act} size="work" />}
    </>
  );
}
