import { transact } from "#platform/database/transact.ts";
import { setStanding } from "../accounts/set-standing.ts";
import type { Deps } from "../deps.ts";
import { inviteAdministrator } from "../invites/invite-administrator.ts";
import { listAdministrators } from "../people/list-administrators.ts";
import { CommandError } from "./run-command.ts";

export const USAGE = "npm run admin -- create <e-mail> | reset-factor <e-mail> | list";

/** What the keeper of the house asks of it, answered in lines. */
export async function administer(deps: Deps, [command, address = ""]: string[]): Promise<string[]> {
  const email = address.trim().toLowerCase();
  if (command === "list") return list(deps);
  if (!/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(email)) throw new CommandError(USAGE);
  if (command === "create") return create(deps, email);
  if (command === "reset-factor") return resetFactor(deps, email);
  throw new CommandError(USAGE);
}

async function list({ db, auth }: Deps): Promise<string[]> {
  const people = await listAdministrators(db);
  if (people.length === 0) return ["nobody is in the administration"];
  return Promise.all(
    people.map(async ({ id, email, full_name }) => {
      const account = await auth.getUser(id);
      const isSafe = account?.factors?.some(({ status }) => status === "verified") ?? false;
      return `${email} ${full_name} (${isSafe ? "with" : "without"} a second factor)`;
    }),
  );
}

/** A confirmed account is made an administrator at once; any other address is invited to become one. */
async function create(deps: Deps, email: string): Promise<string[]> {
  const account = await deps.auth.getUserByEmail(email);
  if (account) {
    if (!("email_confirmed_at" in account))
      throw new CommandError(`${email} has an account that is not confirmed yet`);
    const standing = { id: account.id, status: "active", role: "admin", reason: null } as const;
    await transact(deps.db, (tx) => setStanding(tx, deps, standing));
    return [`${email} is in the administration now`];
  }
  const link = await inviteAdministrator(deps, email);
  if (!link) throw new CommandError(`${email} is invited as something else; withdraw that invitation first`);
  return [`${email} is invited by mail, which leaves when the house runs; the link, to be used once:`, link];
}

async function resetFactor({ auth }: Deps, email: string): Promise<string[]> {
  const account = await auth.getUserByEmail(email);
  if (!account) throw new CommandError(`nobody has an account at ${email}`);
  const removed = await auth.resetFactors(account.id);
  return [`${email}: second factors taken away: ${removed}`];
}
