import { useQueryClient } from "@tanstack/react-query";
import { useCallback, useEffect, useRef, useState } from "react";
import type { Role } from "#domain/accounts/roles.ts";
import type { Person, StatusChange } from "#domain/people/people.ts";
import { m } from "#messages/messages.js";
import { roleName } from "#web/locale/role-name.ts";
import { readAgain } from "#web/session/queries/read-again.ts";
import { useWrite } from "#web/session/queries/use-write.ts";
import { toast } from "#web/ui/toast/toast.ts";
import { PEOPLE } from "./keys.ts";
import { changeRole, type Outcome, prepareDecision } from "./people.ts";

/** As long as the note with its "undo" stays (spec §9). */
const UNDO_MS = 5_000;

export type Decision = Omit<StatusChange, "version">;
export type Decisions = ReturnType<typeof useDecisions>;
type Held = { timer: number; commit: () => void };
/** What is shown; showing something else sends what is held. */
type Input = { view: string };

/**
 * Decisions that show at once. One that opens an account writes to its person, which cannot be taken back, so it
 * waits while it can be undone; leaving the page sends it.
 */
export function useDecisions({ view }: Input) {
  const [decided, setDecided] = useState<ReadonlyMap<string, Decision["to"]>>(new Map());
  const held = useRef<Held>(null);
  const queries = useQueryClient();
  const { run: sendRole } = useWrite(changeRole);

  const commitHeld = useCallback(() => {
    if (!held.current) return;
    window.clearTimeout(held.current.timer);
    held.current.commit();
  }, []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another view sends what the former held
  useEffect(() => {
    window.addEventListener("pagehide", commitHeld);
    return () => {
      window.removeEventListener("pagehide", commitHeld);
      commitHeld();
    };
  }, [commitHeld, view]);

  const mark = (id: string, to: Decision["to"] | null) =>
    setDecided((before) => {
      const after = new Map(before);
      if (to) after.set(id, to);
      else after.delete(id);
      return after;
    });
  const settle = async (person: Person, outcome: Outcome) => {
    if (outcome !== "done") toast({ tone: "bad", text: failureText(outcome) });
    await readAgain(queries, PEOPLE);
    mark(person.id, null);
  };

  const decide = async (person: Person, decision: Decision) => {
    commitHeld();
    mark(person.id, decision.to);
    const send = await prepareDecision(person, decision);
    const commit = () => {
      held.current = null;
      void send().then((outcome) => settle(person, outcome));
    };
    const name = person.fullName || (person.email ?? "");
    if (decision.to !== "active") {
      toast({
        text: decision.to === "rejected" ? m.people_rejected({ name }) : m.people_suspended({ name }),
      });
      return commit();
    }
    held.current = { commit, timer: window.setTimeout(commit, UNDO_MS) };
    const undo = () => {
      // The note waits under the pointer; the decision does not.
      if (held.current?.commit !== commit) return toast({ text: m.people_too_late() });
      window.clearTimeout(held.current.timer);
      held.current = null;
      mark(person.id, null);
    };
    toast({
      text: person.status === "suspended" ? m.people_reactivated({ name }) : m.people_approved({ name }),
      action: { label: m.people_undo(), onPress: undo },
    });
  };
  const appoint = async (person: Person, role: Role) => {
    commitHeld();
    const { state } = await sendRole({ person, role });
    if (state === "done") {
      toast({ text: m.people_role_changed({ name: person.fullName, role: roleName(role) }) });
    } else toast({ tone: "bad", text: failureText(state === "conflict" ? "conflict" : "failed") });
  };
  return { decided, decide, appoint };
}

function failureText(outcome: Exclude<Outcome, "done">): string {
  return outcome === "conflict" ? m.people_conflict() : m.people_failed();
}
