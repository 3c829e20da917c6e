import { m } from "#messages/messages.js";
import type { Refused } from "#web/session/current-user.ts";

type Words = { title: () => string; text?: () => string };

/** What an account that is not active is told beside the sentence of spec §8. */
export const refusalWords: Record<Refused, Words> = {
  pending: { title: m.account_waiting_title },
  rejected: { title: m.account_rejected_title, text: m.account_rejected_text },
  suspended: { title: m.account_suspended_title, text: m.account_suspended_text },
};
