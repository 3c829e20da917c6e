import type { SheetProblem } from "#domain/invites/sheet.ts";
import { m } from "#messages/messages.js";

/** What is wrong with a line of a file, and what to do. */
export const problemNames: Record<SheetProblem, () => string> = {
  email_invalid: m.invites_problem_email,
  role_unknown: m.invites_problem_role,
  role_admin: m.invites_problem_admin,
  language_unknown: m.invites_problem_language,
  name_too_long: m.invites_problem_name,
  repeated: m.invites_problem_repeated,
  account_exists: m.invites_problem_account,
  invite_exists: m.invites_problem_invited,
};
