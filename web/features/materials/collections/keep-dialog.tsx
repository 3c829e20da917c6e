import { type FormEvent, useId, useState } from "react";
import { m } from "#messages/messages.js";
import { QueryView } from "#web/session/queries/query-view.tsx";
import { useWrite } from "#web/session/queries/use-write.ts";
import { Button } from "#web/ui/button.tsx";
import { Dialog } from "#web/ui/dialog.tsx";
import { SelectField } from "#web/ui/select-field.tsx";
import { TextField } from "#web/ui/text-field.tsx";
import { toast } from "#web/ui/toast/toast.ts";
import { addToCollection, makeCollection, useCollections } from "./collections.ts";
import { collectionProblem } from "./name-dialog.tsx";

type KeepDialogProps = { ids: string[]; onClose: () => void };

/** Keeps what was chosen in a collection the reader has, or in a new one. */
export function KeepDialog({ ids, onClose }: KeepDialogProps) {
  const formId = useId();
  const collections = useCollections();
  const make = useWrite(makeCollection);
  const add = useWrite(addToCollection);
  const [error, setError] = useState<string>();
  const onSubmit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    const [id, name] = [String(form.get("id") ?? ""), String(form.get("name") ?? "").trim()];
    if (!id && !name) return setError(m.materials_collection_unnamed());
    const done = name ? await make.run({ name, ids }) : await add.run({ id, ids });
    if (done.state !== "done") return setError(collectionProblem(done));
    toast({ text: m.materials_collection_kept() });
    onClose();
  };
  return (
    <Dialog
      isOpen
      onOpenChange={onClose}
      title={m.materials_collection_keep()}
      actions={
        <Button size="work" type="submit" form={formId} isBusy={make.isBusy || add.isBusy}>
          {m.materials_collection_save()}
        </Button>
      }
    >
      <form id={formId} className="work stack" noValidate onSubmit={(event) => void onSubmit(event)}>
        <QueryView query={collections} lines={2}>
          {({ collections: own }) =>
            own.length > 0 ? (
              <SelectField
                label={m.materials_collection_choose()}
                name="id"
                placeholder={m.materials_collection_none_chosen()}
                options={own.map(({ id, name }) => ({ value: id, label: name }))}
              />
            ) : null
          }
        </QueryView>
        <TextField label={m.materials_collection_new_name()} name="name" maxLength={80} error={error} />
      </form>
    </Dialog>
  );
}
