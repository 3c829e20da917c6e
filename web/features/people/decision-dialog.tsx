import type { Person } from "#domain/people/people.ts";
import { m } from "#messages/messages.js";
import { ReasonDialog } from "#web/ui/reason-dialog.tsx";

/** A decision that needs its reason. */
export type Asked = { person: Person; to: "rejected" | "suspended" };

type DecisionDialogProps = { asked: Asked; onClose: () => void; onConfirm: (reason: string) => void };

/** Asks why a person is refused or suspended. */
export function DecisionDialog({ asked: { person, to }, onClose, onConfirm }: DecisionDialogProps) {
  const name = person.fullName;
  const isRefusal = to === "rejected";
  return (
    <ReasonDialog
      title={isRefusal ? m.people_reject_title() : m.people_suspend_title()}
      text={isRefusal ? m.people_reject_text({ name }) : m.people_suspend_text({ name })}
      action={isRefusal ? m.people_reject() : m.people_suspend()}
      onClose={onClose}
      onConfirm={(reason) => {
        onClose();
        onConfirm(reason);
      }}
    />
  );
}
