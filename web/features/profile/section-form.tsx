import type { ReactNode } from "react";
import type { FieldValues } from "react-hook-form";
import { m } from "#messages/messages.js";
import { Button } from "#web/ui/button.tsx";
import { Notice } from "#web/ui/notice.tsx";
import { ConflictNotice } from "./conflict-notice.tsx";
import styles from "./profile.module.css";
import type { Section } from "./use-section.ts";

type SectionFormProps<V extends FieldValues> = {
  section: Section<V>;
  /** The fields that are named when two windows disagree. */
  labels: Partial<Record<keyof V, () => string>>;
  /** Beside the save bar. */
  extra?: ReactNode;
  children: ReactNode;
};

/** One part of the profile with its own saving: what is unsaved says so, and can be undone. */
export function SectionForm<V extends FieldValues>({
  section,
  labels,
  extra,
  children,
}: SectionFormProps<V>) {
  const { submit, failure, conflict, form, keepMine, takeTheirs } = section;
  return (
    <form
      className={styles.profileForm}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void submit();
      }}
    >
      {children}
      {failure && (
        <Notice tone="bad">
          {failure === "offline" ? m.profile_save_offline() : m.profile_save_failed()}
        </Notice>
      )}
      {conflict ? (
        <ConflictNotice
          conflict={conflict}
          mine={form.getValues()}
          labels={labels}
          onKeepMine={() => void keepMine()}
          onTakeTheirs={takeTheirs}
        />
      ) : (
        <SaveBar section={section} extra={extra} />
      )}
    </form>
  );
}

type SaveBarProps<V extends FieldValues> = Pick<SectionFormProps<V>, "section" | "extra">;

function SaveBar<V extends FieldValues>({ section, extra }: SaveBarProps<V>) {
  const { isDirty, undo, form } = section;
  return (
    <div className={styles.profileSave}>
      <Button type="submit" size="work" disabled={!isDirty} isBusy={form.formState.isSubmitting}>
        {m.profile_save()}
      </Button>
      {isDirty && (
        <>
          <Button look="quiet" size="work" onClick={undo}>
            {m.profile_undo()}
          </Button>
          <span className={styles.profileUnsaved}>{m.profile_unsaved()}</span>
        </>
      )}
      {!isDirty && extra}
    </div>
  );
}
