import { m } from "#messages/messages.js";
import type { Refusal } from "./invites.ts";

/** Why an invitation was not sent or changed, and the next step. */
export function refusalText({ refused }: Refusal): string {
  switch (refused) {
    case "account_exists":
      return m.invites_account_exists();
    case "invite_exists":
      return m.invites_exists();
    case "conflict":
      return m.invites_conflict();
    case "offline":
      return m.account_error_offline();
    default:
      return m.account_error_other();
  }
}
