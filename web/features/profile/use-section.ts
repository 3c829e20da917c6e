import { useQueryClient } from "@tanstack/react-query";
import { useCallback, useEffect, useState } from "react";
import { type DefaultValues, type FieldValues, type Path, useForm } from "react-hook-form";
import type { Profile } from "#domain/profile/profile.ts";
import { m } from "#messages/messages.js";
import { useWrite } from "#web/session/queries/use-write.ts";
import type { Intent, Write } from "#web/session/queries/write.ts";
import { toast } from "#web/ui/toast/toast.ts";
import { profileQuery, profileWrite } from "./profile.ts";
import { noteUnsaved } from "./unsaved.ts";

type Edit<V> = { on: Profile; values: V };

/** One part of the profile that is saved by itself. */
export type SectionPlan<V> = {
  id: string;
  /** Its fields as the form has them. */
  read: (profile: Profile) => V;
  /** Sends them as an edit of this profile's version. */
  send: (edit: Edit<V>, intent: Intent) => ReturnType<Write<unknown, Profile>["send"]>;
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
  const queries = useQueryClient();
  const { run: save } = useWrite(profileWrite(plan.send));
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
    const outcome = await save({ on, values });
    if (outcome.state === "done") {
      begin(plan.read(outcome.value));
      toast({ text: m.profile_saved() });
    } else if (outcome.state === "refused" && outcome.code === "validation_failed") {
      for (const [path, type] of Object.entries(outcome.fields)) {
        form.setError(path.replace(/^changes\./, "") as Path<V>, { type });
      }
    } else if (outcome.state === "conflict") {
      const current = outcome.theirs ?? (await queries.fetchQuery(profileQuery).catch(() => null));
      if (current) await decide(values, current);
      else setTrouble({ failure: "failed" });
    } else setTrouble({ failure: outcome.state === "offline" ? "offline" : "failed" });
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
      queries.setQueryData(profileQuery.queryKey, trouble.conflict.current);
      setTrouble({});
    },
  };
}

function isSame(a: unknown, b: unknown): boolean {
  return JSON.stringify(a) === JSON.stringify(b);
}
