import type { EventKind } from "#domain/events/events.ts";
import type { RegistrationReceipt, VisitorRegistration } from "#domain/events/registrations.ts";
import { firstState } from "#domain/events/states.ts";
import { type Once, runOnce } from "#platform/http/idempotency.ts";
import type { Deps } from "../../deps.ts";
import { refuse } from "../../http/refuse.ts";
import { countOf, lockEvent } from "../queries.ts";
import { register } from "../register.ts";

type Input = { slug: string; visitor: VisitorRegistration; once: Once };

/** Registers a visitor for a public event; the mail brings their ticket, so that only who reads it there has it. */
export async function registerVisitor(
  deps: Deps,
  { slug, visitor, once }: Input,
): Promise<RegistrationReceipt> {
  const { website, consent: _, ...guest } = visitor;
  return runOnce(deps.db, once, async (tx) => {
    const event = await lockEvent(tx, { slug });
    if (event?.audience !== "public" || event.state === "draft") throw refuse("not_found");
    const counts = (await countOf(tx, [event.id]))(event.id);
    // Said as to somebody new, whoever has the address: an answer tells nobody who comes.
    const state = firstState({ kind: event.kind as EventKind, capacity: event.capacity, ...counts });
    // A robot is answered like a person, so that it does not learn; nothing is kept.
    if (!website) await register(tx, deps, { event, guest: { ...guest, userId: null }, counts });
    return { state: state as RegistrationReceipt["state"] };
  });
}
