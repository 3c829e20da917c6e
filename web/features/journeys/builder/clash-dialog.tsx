import { useState } from "react";
import type { Journey } from "#domain/journeys/journeys.ts";
import type { Clash } from "#domain/journeys/rebase-operation.ts";
import { m } from "#messages/messages.js";
import { Button } from "#web/ui/button.tsx";
import { Dialog } from "#web/ui/dialog.tsx";
import styles from "./builder.module.css";
import { clashName } from "./clash-name.ts";
import { sideWords } from "./side-words.ts";

type ClashDialogProps = {
  journey: Journey;
  clashes: Clash[];
  onSettle: (isMine: (clash: Clash) => boolean) => void;
};

/** Both sides of every field that two windows changed; a person chooses, nothing is lost before. */
export function ClashDialog({ journey, clashes, onSettle }: ClashDialogProps) {
  const [theirs, setTheirs] = useState<ReadonlySet<number>>(new Set());
  const choose = (index: number, isTheirs: boolean) => {
    const next = new Set(theirs);
    if (isTheirs) next.add(index);
    else next.delete(index);
    setTheirs(next);
  };
  return (
    <Dialog
      isOpen
      isWide
      title={m.journeys_clash_title()}
      actions={
        <Button size="work" onClick={() => onSettle((clash) => !theirs.has(clashes.indexOf(clash)))}>
          {m.journeys_clash_settle()}
        </Button>
      }
    >
      <p>{m.journeys_clash_text()}</p>
      {clashes.map((clash, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: clashes do not move while they are shown
        <fieldset key={index} className={styles.clash}>
          <legend>{clashName(journey, clash)}</legend>
          {(["mine", "theirs"] as const).map((side) => (
            <label key={side}>
              <input
                type="radio"
                name={`clash-${index}`}
                checked={theirs.has(index) === (side === "theirs")}
                onChange={() => choose(index, side === "theirs")}
              />
              <span>
                <b>{side === "mine" ? m.journeys_clash_mine() : m.journeys_clash_theirs()}</b>
                {sideWords(clash.field, clash[side], journey.head)}
              </span>
            </label>
          ))}
        </fieldset>
      ))}
    </Dialog>
  );
}
