import { inLanguage, type Localized } from "#domain/localized.ts";
import type { Tx } from "#platform/database/database.ts";
import { on } from "../facts/listener.ts";
import { notify } from "../notifications/notify.ts";
import { eventTomorrow, placeFree, registrationDecided } from "./notices.ts";
import { findEvent, findMember } from "./queries.ts";
import { ticketPath } from "./tickets.ts";

async function titleFor(tx: Tx, { eventId, userId }: { eventId: string; userId: string }): Promise<string> {
  const event = await findEvent(tx, { id: eventId });
  const member = await findMember(tx, userId);
  return event
    ? inLanguage(event.title as Localized, member?.preferred_language.startsWith("en") ? "en" : "pt")
    : "";
}

/** Tells members what became of their places; the link is their ticket. */
export const tellMembers = [
  on("event_near", async (tx, deps, { data }) => {
    const { userId, registrationId } = data;
    const params = { title: await titleFor(tx, data) };
    notify(tx, deps, eventTomorrow, { userId, params, link: ticketPath(deps.config, registrationId) });
  }),
  on("place_freed", async (tx, deps, { data }) => {
    const { userId, registrationId } = data;
    const params = { title: await titleFor(tx, data) };
    notify(tx, deps, placeFree, { userId, params, link: ticketPath(deps.config, registrationId) });
  }),
  on("registration_decided", async (tx, deps, { data }) => {
    const { userId, registrationId, to } = data;
    const params = { title: await titleFor(tx, data), to };
    notify(tx, deps, registrationDecided, {
      userId,
      params,
      link: ticketPath(deps.config, registrationId),
    });
  }),
];
