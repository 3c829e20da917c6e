import { inLanguage } from "#domain/localized.ts";
import type { ProposalShare } from "#domain/proposals/proposals.ts";
import { readPhone } from "../clients/read-phone.ts";
import type { Deps } from "../deps.ts";
import { readJourney } from "../journeys/read-journey.ts";
import { findComments, findEvents, findLink } from "./queries.ts";
import { toComment, toEvent, toLink } from "./to-share.ts";

const MAX_EVENTS = 100;
export const MAX_COMMENTS = 500;

/** What the owner of a journey sees of its proposal; anybody else's is not there. */
export async function readShare(
  deps: Pick<Deps, "db" | "config" | "clock">,
  { journeyId, ownerId }: { journeyId: string; ownerId: string },
): Promise<ProposalShare> {
  const { head, published } = await readJourney(deps.db, { journeyId, ownerId });
  const link = await findLink(deps.db, journeyId);
  const events = await findEvents(deps.db, { journeyId, limit: MAX_EVENTS });
  const comments = await findComments(deps.db, { journeyId, limit: MAX_COMMENTS });
  return {
    link: link ? toLink(deps, link) : null,
    isPublished: published !== null,
    title: inLanguage(head.title, link?.language === "en" ? "en" : "pt"),
    firstName: head.travellers.find(({ isChild }) => !isChild)?.firstName ?? null,
    phone: await readPhone(deps.db, { clientId: head.clientId, ownerId }),
    events: events.map(toEvent),
    comments: comments.map(toComment),
  };
}
