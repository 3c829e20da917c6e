import type { AccountStatus } from "#domain/accounts/status.ts";
import { m } from "#messages/messages.js";

const one: Record<AccountStatus, () => string> = {
  pending: m.people_status_pending,
  active: m.people_status_active,
  rejected: m.people_status_rejected,
  suspended: m.people_status_suspended,
};

const many: Record<AccountStatus, () => string> = {
  pending: m.people_tab_pending,
  active: m.people_tab_active,
  rejected: m.people_tab_rejected,
  suspended: m.people_tab_suspended,
};

/** What an account is, in a word. */
export function statusName(status: AccountStatus): string {
  return one[status]();
}

/** The accounts of a status, in a word. */
export function statusTab(status: AccountStatus): string {
  return many[status]();
}
