import { type FormEvent, useId, useState } from "react";
import { m } from "#messages/messages.js";
import type { Outcome } from "#web/session/queries/outcome.ts";
import { Button } from "#web/ui/button.tsx";
import { Dialog } from "#web/ui/dialog.tsx";
import { TextField } from "#web/ui/text-field.tsx";

type NameDialogProps<I, O> = {
  title: string;
  name?: string;
  onName: (name: string) => Promise<Outcome<I, O>>;
  onClose: () => void;
};

/** A collection's name, told why it cannot be. */
export function NameDialog<I, O>({ title, name = "", onName, onClose }: NameDialogProps<I, O>) {
  const formId = useId();
  const [error, setError] = useState<string>();
  const [isBusy, setIsBusy] = useState(false);
  const onSubmit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const typed = String(new FormData(event.currentTarget).get("name")).trim();
    if (typed === "") return setError(m.materials_collection_unnamed());
    setIsBusy(true);
    const done = await onName(typed);
    setIsBusy(false);
    if (done.state === "done") return onClose();
    setError(collectionProblem(done));
  };
  return (
    <Dialog
      isOpen
      onOpenChange={onClose}
      title={title}
      actions={
        <Button size="work" type="submit" form={formId} isBusy={isBusy}>
          {m.materials_collection_save()}
        </Button>
      }
    >
      <form id={formId} className="work stack" noValidate onSubmit={(event) => void onSubmit(event)}>
        <TextField
          label={m.materials_collection_name()}
          name="name"
          defaultValue={name}
          maxLength={80}
          error={error}
          required
        />
      </form>
    </Dialog>
  );
}

/** Why a collection was not kept, in a sentence. */
export function collectionProblem(done: { state: string; code?: string }): string {
  if (done.code === "collection_exists") return m.materials_collection_exists();
  return done.code === "collection_full" ? m.materials_collection_full() : m.materials_failed();
}
