import { useCallback, useEffect, useState } from "react";
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

export type Section<V extends FieldValues> = ReturnType<typeof useSection<V>>;
export type Conflict<V> = { current: Profile; theirs: V };
type Trouble<V> = { failure?: "offline" | "failed"; conflict?: Conflict<V> };

/**
 * The form of one part: what was typed stays until it is saved. If the same part was changed elsewhere since, the
 * person decides; if only another part was, the edit goes on top of that.
 */
export function useSection<V extends FieldValues>(plan: SectionPlan<V>, profile: Profile) {
  /** What the person saw when they began to type. */
  const [base, setBase] = useState(() => plan.read(profile));
  const form = useForm<V>({ defaultValues: base as DefaultValues<V>, mode: "onTouched" });
  const [trouble, setTrouble] = useState<Trouble<V>>({});
  const { isDirty } = form.formState;
  useEffect(() => noteUnsaved(plan.id, isDirty), [plan.id, isDirty]);

  const begin = useCallback(
    (values: V) => {
      setBase(values);
      form.reset(values as DefaultValues<V>);
    },
    [form.reset],
  );
  useEffect(() => {
    const saved = plan.read(profile);
    if (!isDirty && !isSame(saved, base)) begin(saved);
  }, [plan, profile, isDirty, base, begin]);

  const store = async (values: V, on: Profile): Promise<void> => {
    setTrouble({});
    const outcome = await save(() => plan.send(on, values));
    if (outcome.state === "saved") {
      begin(plan.read(outcome.profile));
      profileResource.put(outcome.profile);
      toast({ text: m.profile_saved() });
    } else if (outcome.state === "refused") {
      for (const [field, type] of Object.entries(outcome.fields)) form.setError(field as Path<V>, { type });
    } else if (outcome.state === "conflict") {
      const current = await readProfile().catch(() => null);
      if (current) await decide(values, current);
      else setTrouble({ failure: "failed" });
    } else setTrouble({ failure: outcome.state });
  };
  /** Saves on top of what is there now, unless that is not what the person saw. */
  const decide = async (values: V, current: Profile): Promise<void> => {
    const theirs = plan.read(current);
    if (isSame(theirs, base)) return store(values, current);
    setTrouble({ conflict: { current, theirs } });
  };

  return {
    form,
    isDirty,
    ...trouble,
    submit: form.handleSubmit((values) => decide(values as V, profile)),
    undo: () => {
      setTrouble({});
      begin(plan.read(profile));
    },
    keepMine: () => trouble.conflict && store(form.getValues(), trouble.conflict.current),
    takeTheirs: () => {
      if (!trouble.conflict) return;
      begin(trouble.conflict.theirs);
      profileResource.put(trouble.conflict.current);
      setTrouble({});
    },
  };
}

function isSame(a: unknown, b: unknown): boolean {
  return JSON.stringify(a) === JSON.stringify(b);
}
