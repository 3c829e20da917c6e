import type { ReactNode } from "react";
import { m } from "#messages/messages.js";
import { Button } from "#web/ui/button.tsx";
import { Notice } from "#web/ui/notice.tsx";

type SectionFormProps = {
  section: {
    submit: () => Promise<void>;
    undo: () => void;
    isDirty: boolean;
    failure?: "offline" | "failed";
    form: { formState: { isSubmitting: boolean } };
  };
  /** Shown in place of the save bar while two windows disagree. */
  conflict?: ReactNode;
  /** Beside the save bar. */
  extra?: ReactNode;
  children: ReactNode;
};

/** One part of the profile with its own saving: what is unsaved says so, and can be undone. */
export function SectionForm({ section, conflict, extra, children }: SectionFormProps) {
  const { submit, undo, isDirty, failure, form } = section;
  return (
    <form
      className="profile-form"
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
      {conflict ?? (
        <div className="profile-save">
          <Button type="submit" size="work" disabled={!isDirty} isBusy={form.formState.isSubmitting}>
            {m.profile_save()}
          </Button>
          {isDirty && (
            <>
              <Button look="quiet" size="work" onClick={undo}>
                {m.profile_undo()}
              </Button>
              <span className="profile-unsaved">{m.profile_unsaved()}</span>
            </>
          )}
          {!isDirty && extra}
        </div>
      )}
    </form>
  );
}
