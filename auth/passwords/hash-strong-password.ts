import type { Deps } from "#auth/deps.ts";
import { requireStrongPassword } from "./password-rules.ts";

/** The hash to keep of a password, which is refused if it is weak; slow, so never inside a transaction. */
export async function hashStrongPassword(deps: Deps, password: string): Promise<string> {
  requireStrongPassword(password, deps.config);
  return deps.passwords.hash(password);
}
