import { useCallback, useEffect, useMemo, useState } from "react";
import { type DefaultValues, type FieldValues, type Path, useForm } from "react-hook-form";
import type { Profile } from "#domain/profile/profile.ts";
import { m } from "#messages/messages.js";
import { toast } from "#web/ui/toast/toast.ts";
import { profileResource, readProfile } from "./profile-resource.ts";
import { save } from "./save-outcome.ts";
import { noteUnsaved } from "./unsaved.ts";

/** One part of the profile that is saved by itself. */
export type SectionPlan<V> = {
  id: string;
  /** Its fields as the form has them. */
  read: (profile: Profile) => V;
  /** Sends them as an edit of this profile's version. */
  send: (profile: Profile, values: V) => Promise<Pick<Response, "ok" | "status" | "json">>;
};

export type Conflict<V> = { current: Profile; theirs: V };
type Trouble<V> = { failure?: "offline" | "failed"; conflict?: Conflict<V> };

/**
 * The form of one part: what was typed stays until it is saved. If the same part was changed elsewhere, the person
 * decides; if only another part was, the edit goes on top of that.
 */
export function useSection<V extends FieldValues>(plan: SectionPlan<V>, profile: Profile) {
  const saved = useMemo(() => plan.read(profile), [plan, profile]);
  const form = useForm<V>({ values: saved, resetOptions: { keepDirtyValues: true }, mode: "onTouched" });
  const [trouble, setTrouble] = useState<Trouble<V>>({});
  const { isDirty } = form.formState;
  useEffect(() => noteUnsaved(plan.id, isDirty), [plan.id, isDirty]);

  const accept = useCallback(
    (next: Profile) => {
      form.reset(plan.read(next) as DefaultValues<V>);
      profileResource.put(next);
    },
    [form.reset, plan],
  );
  const store = useCallback(
    async (values: V, on: Profile): Promise<void> => {
      setTrouble({});
      const outcome = await save(() => plan.send(on, values));
      if (outcome.state === "saved") {
        accept(outcome.profile);
        return toast({ text: m.profile_saved() });
      }
      if (outcome.state === "refused") return refuse(outcome.fields);
      if (outcome.state !== "conflict") return setTrouble({ failure: outcome.state });
      const current = await readProfile().catch(() => null);
      if (!current) return setTrouble({ failure: "failed" });
      const theirs = plan.read(current);
      if (isSame(theirs, plan.read(on))) return store(values, current);
      setTrouble({ conflict: { current, theirs } });

      function refuse(fields: Record<string, string>) {
        for (const [field, type] of Object.entries(fields)) form.setError(field as Path<V>, { type });
      }
    },
    [accept, form.setError, plan],
  );

  return {
    form,
    isDirty,
    ...trouble,
    submit: form.handleSubmit((values) => store(values as V, profile)),
    undo: () => {
      setTrouble({});
      form.reset(saved as DefaultValues<V>);
    },
    keepMine: () => trouble.conflict && store(form.getValues(), trouble.conflict.current),
    takeTheirs: () => {
      if (trouble.conflict) accept(trouble.conflict.current);
      setTrouble({});
    },
  };
}

function isSame(a: unknown, b: unknown): boolean {
  return JSON.stringify(a) === JSON.stringify(b);
}
