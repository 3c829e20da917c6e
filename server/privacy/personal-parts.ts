import { ownAccount } from "../accounts/own-account.ts";
import { ownHistory } from "../audit/own-history.ts";
import { ownMessages } from "../contact/own-messages.ts";
import { ownInvites } from "../invites/own-invites.ts";
import { ownSubscription } from "../newsletter/own-subscription.ts";
import { ownNotifications } from "../notifications/own-notifications.ts";
import { ownProfile } from "../profile/own-profile.ts";
import { ownReads } from "../updates/own-reads.ts";
import type { PersonalPart } from "./personal-part.ts";

/** Everything the house holds about a person; a capability that keeps something of people adds its line. */
export const personalParts: PersonalPart[] = [
  ownAccount,
  ownProfile,
  ownNotifications,
  ownReads,
  ownInvites,
  ownHistory,
  ownMessages,
  ownSubscription,
];
