import { createHash, timingSafeEqual } from "node:crypto";
import { hash, verify } from "@node-rs/argon2";

/** OWASP's choice for argon2id, as for passwords. */
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** What is kept of a passcode; letters count the same large and small, for it is said on the telephone. */
export function hashPasscode(passcode: string): Promise<string> {
  return hash(passcode.toLowerCase(), COST);
}

/** Whether a passcode is the one that was set. */
export function isPasscode(passcodeHash: string, given: string): Promise<boolean> {
  return verify(passcodeHash, given.trim().toLowerCase()).catch(() => false);
}

type Guarded = { id: string; passcode_hash: string | null };

/** The cookie that whoever gave the passcode carries; another passcode makes it worthless. */
export function passCookie(link: Guarded): { name: string; value: string } {
  const value = createHash("sha256").update(`${link.id} ${link.passcode_hash}`).digest("base64url");
  return { name: `proposal-${link.id.slice(0, 8)}`, value };
}

/** Whether a request may pass: there is no passcode, or it was given in this browser. */
export function hasPassed(link: Guarded, cookies: string | null | undefined): boolean {
  if (link.passcode_hash === null) return true;
  const { name, value } = passCookie(link);
  const given = (cookies ?? "").split(/;\s*/).find((part) => part.startsWith(`${name}=`));
  const [own, other] = [Buffer.from(value), Buffer.from(given?.slice(name.length + 1) ?? "")];
  return own.length === other.length && timingSafeEqual(own, other);
}
