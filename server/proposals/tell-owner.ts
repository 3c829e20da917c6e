import { homeOf } from "#domain/accounts/homes.ts";
import { Role } from "#domain/accounts/roles.ts";
import { type Listener, on } from "../facts/listener.ts";
import type { AnyNotice } from "../notifications/notice.ts";
import { notify } from "../notifications/notify.ts";
import {
  proposalAccepted,
  proposalChosen,
  proposalCommented,
  proposalDeclined,
  proposalOpened,
} from "./notices.ts";
import { findTold } from "./queries.ts";

type Told =
  | "proposal_opened"
  | "proposal_commented"
  | "proposal_chosen"
  | "proposal_accepted"
  | "proposal_declined";

/** Tells the owner of a journey what its client did, and their open windows to look again; not of what they did themselves. */
function tell(kind: Told, notice: AnyNotice): Listener {
  return on(kind, async (tx, deps, { data: { journeyId }, actorId }) => {
    const journey = await findTold(tx, journeyId);
    if (!journey) return;
    const { title, owner_id: userId } = journey;
    if (actorId !== userId) {
      const link = `${homeOf[Role.parse(journey.role)]}/my-journeys/${journeyId}/proposal`;
      notify(tx, deps, notice, { userId, params: { title }, link });
    }
    deps.live.publish(tx, { topic: `user:${userId}`, event: "proposal", data: { journeyId } });
  });
}

export const tellOwner = [
  tell("proposal_opened", proposalOpened),
  tell("proposal_commented", proposalCommented),
  tell("proposal_chosen", proposalChosen),
  tell("proposal_accepted", proposalAccepted),
  tell("proposal_declined", proposalDeclined),
];
