import { m } from "#messages/messages.js";
import { Button } from "#web/ui/button.tsx";
import { Dialog } from "#web/ui/dialog.tsx";
import { Difference } from "./difference.tsx";
import type { Conflict } from "./draft-desk.ts";
import styles from "./editor.module.css";
import { fieldName, sectionName } from "./field-names.ts";

type ConflictDialogProps = { conflict: Conflict; onResolve: (choice: "mine" | "theirs") => void };

/** Somebody else was quicker: what this window wrote and what stands there now, side by side, and the choice. */
export function ConflictDialog({ conflict, onResolve }: ConflictDialogProps) {
  const { kind, language, mine, theirs } = conflict;
  return (
    <Dialog
      isOpen
      isWide
      onOpenChange={() => {}}
      title={m.editor_conflict_title()}
      actions={
        <>
          <Button look="outline" size="work" onClick={() => onResolve("theirs")}>
            {m.editor_conflict_theirs()}
          </Button>
          <Button size="work" onClick={() => onResolve("mine")}>
            {m.editor_conflict_mine()}
          </Button>
        </>
      }
    >
      <p>{m.editor_conflict_text({ section: sectionName(kind), language: language.toUpperCase() })}</p>
      {Object.entries(mine).map(([at, text]) => (
        <div key={at} className={styles.sides}>
          <h3>{fieldName(at.split(".").at(-1)!)}</h3>
          <div>
            <h4>{m.editor_side_mine()}</h4>
            <Difference before={theirs[language][at] ?? ""} after={text} />
          </div>
          <div>
            <h4>{m.editor_side_theirs()}</h4>
            <p className={styles.difference}>{theirs[language][at] ?? ""}</p>
          </div>
        </div>
      ))}
    </Dialog>
  );
}
