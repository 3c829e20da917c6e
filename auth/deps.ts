import type { Clock } from "#platform/clock.ts";
import type { Database, Tx } from "#platform/database/database.ts";
import type { RateLimiter } from "#platform/http/rate-limiter.ts";
import type { Log } from "#platform/log.ts";
import type { MailQueue } from "#platform/mail/mail.ts";
import type { AuthConfig } from "./auth-config.ts";
import type { Captcha } from "./captcha/captcha.ts";
import type { KeyRing } from "./keys/key-ring.ts";
import type { AccountGuard } from "./passwords/account-guard.ts";
import type { PasswordHasher } from "./passwords/password-hasher.ts";
import type { Providers } from "./providers/providers.ts";
import type { SmsQueue } from "./sms.ts";
import type { FullUser } from "./users/user-object.ts";

/** What every part of the auth server works with; there are no singletons. */
export type Deps = {
  database: Database;
  mail: MailQueue;
  /** Absent where nobody can send text messages; phone factors are then off. */
  sms?: SmsQueue | undefined;
  keys: KeyRing;
  config: AuthConfig;
  clock: Clock;
  log: Log;
  limiter: RateLimiter;
  passwords: PasswordHasher;
  accountGuard: AccountGuard;
  /** Absent where nobody has to solve a puzzle. */
  captcha?: Captcha | undefined;
  providers: Providers;
  /** Called in the transaction that makes an account, so that what belongs to it is made with it. */
  onUserCreated?: ((tx: Tx, user: FullUser) => Promise<void>) | undefined;
  /** Called when the address is proven: what the account says of itself may be its owner's only now (P4). */
  onUserProven?: ((tx: Tx, user: FullUser) => Promise<void>) | undefined;
  /** Called in the transaction that ends an account, by whomever, while it still stands. */
  onUserDeleted?: ((tx: Tx, user: FullUser) => Promise<void>) | undefined;
  /** Runs work after the answer has gone out, so that its time says nothing about who exists. */
  afterwards: (work: () => Promise<void>) => void;
};
