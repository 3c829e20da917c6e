import { useId, useState } from "react";
import { type UseFormReturn, useForm } from "react-hook-form";
import { type DeskUpdate, type UpdateDraft, updateStates } from "#domain/updates/update-desk.ts";
import { audiences, updateTypes } from "#domain/updates/updates.ts";
import { m } from "#messages/messages.js";
import type { Outcome } from "#web/session/queries/outcome.ts";
import { useWrite } from "#web/session/queries/use-write.ts";
import { Dialog } from "#web/ui/dialog.tsx";
import { DialogFooter } from "#web/ui/dialog-footer.tsx";
import { Notice } from "#web/ui/notice.tsx";
import { SelectField } from "#web/ui/select-field.tsx";
import { TextAreaField } from "#web/ui/text-area-field.tsx";
import { TextField } from "#web/ui/text-field.tsx";
import { toast } from "#web/ui/toast/toast.ts";
import { types, UpdateItem } from "../update-item.tsx";
import styles from "../updates.module.css";
import { addUpdate, audienceNames, changeUpdate, stateNames } from "./desk.ts";

type Values = Omit<UpdateDraft, "release" | "publishAt"> & { release: string; publishAt: string };
type UpdateDialogProps = { update: DeskUpdate | undefined; onClose: () => void };

/** Writes news in both languages and shows it as the bell will. */
export function UpdateDialog({ update, onClose }: UpdateDialogProps) {
  const formId = useId();
  const [failure, setFailure] = useState<string>();
  const { run: add } = useWrite(addUpdate);
  const { run: change } = useWrite(changeUpdate(update?.id ?? ""));
  const form = useForm<Values>({ defaultValues: valuesOf(update) });
  const submit = form.handleSubmit(async (values) => {
    const draft = draftOf(values);
    const outcome: Outcome<unknown, unknown> = update
      ? await change({ revision: update.revision, ...draft })
      : await add(draft);
    if (outcome.state !== "done") return setFailure(refusalText(outcome));
    toast({ text: m.updates_saved() });
    onClose();
  });
  return (
    <Dialog
      isOpen
      isWide
      onOpenChange={onClose}
      title={update ? m.updates_edit_title() : m.updates_new()}
      actions={
        <DialogFooter onBack={onClose} type="submit" form={formId} isBusy={form.formState.isSubmitting}>
          {m.updates_save()}
        </DialogFooter>
      }
    >
      <form id={formId} className="work stack" noValidate onSubmit={(event) => void submit(event)}>
        {failure && <Notice tone="bad">{failure}</Notice>}
        <Words form={form} />
        <Frame form={form} />
        <Preview form={form} />
      </form>
    </Dialog>
  );
}

const localOf = (at: string) => {
  const date = new Date(at);
  return new Date(date.getTime() - date.getTimezoneOffset() * 60_000).toISOString().slice(0, 16);
};

function valuesOf(update: DeskUpdate | undefined): Values {
  return {
    title: update?.title ?? "",
    description: update?.description ?? "",
    english: update?.english ?? { title: "", description: "" },
    release: update?.release ?? "",
    updateType: update?.updateType ?? "feature",
    targetAudience: update?.targetAudience ?? "all",
    state: update?.state ?? "draft",
    publishAt: update?.publishAt ? localOf(update.publishAt) : "",
  };
}

function draftOf({ release, publishAt, ...values }: Values): UpdateDraft {
  const at = values.state === "scheduled" && publishAt ? new Date(publishAt).toISOString() : null;
  return { ...values, release: release.trim() || null, publishAt: at };
}

function refusalText({ state }: { state: string }): string {
  if (state === "conflict") return m.updates_conflict();
  return state === "offline" ? m.account_error_offline() : m.updates_refused();
}

type PartProps = { form: UseFormReturn<Values> };

function Words({ form: { register } }: PartProps) {
  return (
    <div className={styles.deskFields}>
      <TextField {...register("title")} label={m.updates_title_pt()} lang="pt-BR" maxLength={160} required />
      <TextField
        {...register("english.title")}
        label={m.updates_title_en()}
        lang="en"
        maxLength={160}
        required
      />
      <TextAreaField
        {...register("description")}
        label={m.updates_text_pt()}
        lang="pt-BR"
        rows={4}
        maxLength={2_000}
        required
      />
      <TextAreaField
        {...register("english.description")}
        label={m.updates_text_en()}
        lang="en"
        rows={4}
        maxLength={2_000}
        required
      />
    </div>
  );
}

function Frame({ form: { register, watch } }: PartProps) {
  return (
    <div className={styles.deskFields}>
      <SelectField
        {...register("updateType")}
        label={m.updates_type()}
        options={updateTypes.map((value) => ({ value, label: types[value].label() }))}
      />
      <SelectField
        {...register("targetAudience")}
        label={m.updates_audience()}
        options={audiences.map((value) => ({ value, label: audienceNames[value]() }))}
      />
      <SelectField
        {...register("state")}
        label={m.updates_state()}
        options={updateStates.map((value) => ({ value, label: stateNames[value]() }))}
      />
      {watch("state") === "scheduled" && (
        <TextField
          {...register("publishAt")}
          label={m.updates_when()}
          hint={m.updates_when_hint()}
          type="datetime-local"
        />
      )}
      <TextField {...register("release")} label={m.updates_release()} maxLength={20} isOptional />
    </div>
  );
}

function Preview({ form: { watch } }: PartProps) {
  const { title, description, english, release, updateType } = watch();
  const shown = {
    ...{ id: "preview", title, description, english, version: release || null, updateType },
    ...{ publishedAt: new Date().toISOString(), isRead: true },
  };
  return (
    <section aria-label={m.updates_preview()}>
      <p>{m.updates_preview()}</p>
      <ul>
        <UpdateItem update={shown} />
      </ul>
    </section>
  );
}
