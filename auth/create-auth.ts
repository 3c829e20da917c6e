import type { Db, Tx } from "#platform/database/database.ts";
import { createUser } from "./admin/create-user.ts";
import { deleteUser } from "./admin/delete-user.ts";
import { generateLink } from "./admin/generate-link.ts";
import { inviteUser } from "./admin/invite-user.ts";
import { resetFactors } from "./admin/reset-factors.ts";
import { setBan } from "./admin/set-ban.ts";
import { updateUser } from "./admin/update-user.ts";
import { createCaptcha } from "./captcha/captcha.ts";
import type { Deps } from "./deps.ts";
import { createAfterwards } from "./http/afterwards.ts";
import { handleRequest, type RequestInfo } from "./http/handle-request.ts";
import { describeFault } from "./http/unexpected.ts";
import { createAccountGuard } from "./passwords/account-guard.ts";
import { hashStrongPassword } from "./passwords/hash-strong-password.ts";
import { createPasswordHasher, type PasswordHasher } from "./passwords/password-hasher.ts";
import { createProviders } from "./providers/providers.ts";
import { routes } from "./routes.ts";
import { listSessions, revokeSessions } from "./sessions/device-list.ts";
import { proveOwner } from "./sessions/prove-owner.ts";
import { sweep } from "./sweep.ts";
import { type Claims, readAccessToken } from "./tokens/access-token.ts";
import { createRevocations } from "./tokens/revocations.ts";
import { createVerifiedTokens } from "./tokens/verified-tokens.ts";
import { findUser, findUserByEmail } from "./users/queries.ts";
import { readRecord } from "./users/read-record.ts";
import { toUserObject } from "./users/user-object.ts";

export { type AuthConfig, authConfig, parseAuthVariables } from "./auth-config.ts";
export { createSms } from "./create-sms.ts";
export { AuthError, type ErrorCode } from "./errors.ts";
export { openKeys } from "./keys/open-keys.ts";
export { sampleMail } from "./mails/sample-mail.ts";
export { mailKinds } from "./mails/words.ts";
export type { PasswordHasher } from "./passwords/password-hasher.ts";
export type { Device } from "./sessions/device-list.ts";
export type { ProofOutcome } from "./sessions/prove-owner.ts";
export type { Sms, SmsQueue } from "./sms.ts";
export type { Claims } from "./tokens/access-token.ts";
export type { FullUser, UserObject } from "./users/user-object.ts";
export type Auth = ReturnType<typeof createAuth>;

type Made = "passwords" | "accountGuard" | "captcha" | "providers" | "afterwards";
type Given = Omit<Deps, Made> & { passwords?: PasswordHasher | undefined };

const SWEEP_MS = 10 * 60_000;

/**
 * The auth server: a handler for /auth/v1, and what the process itself may ask of it. Functions that write
 * take `{ db }` to join a transaction the caller has open.
 */
export function createAuth(given: Given) {
  const { config, log } = given;
  const { afterwards, settle } = createAfterwards(log);
  const deps: Deps = {
    ...given,
    captcha: config.captcha ? createCaptcha(config.captcha, log) : undefined,
    providers: createProviders(config.providers, given),
    passwords: given.passwords ?? createPasswordHasher(),
    accountGuard: createAccountGuard(given),
    afterwards,
  };
  const revocations = createRevocations(deps);
  const verified = createVerifiedTokens();
  let timer: NodeJS.Timeout | undefined;

  /** Local and cached: no database read. Null for anything but a living token of a living session. */
  async function verifyToken(token: string): Promise<Claims | null> {
    const now = deps.clock.now();
    const known = verified.get(token, now.getTime() / 1_000);
    const claims = known ?? (await readAccessToken({ ...deps, now }, token));
    if (!claims || revocations.isRevoked(claims)) return null;
    if (!known) verified.put(token, claims);
    return claims;
  }

  return {
    handle: (request: Request, info: RequestInfo) => handleRequest(deps, routes, request, info),
    verifyToken,
    /** Calls back once, when what a verified token opened has to close; returns how to stop watching. */
    watchToken: revocations.watch,
    /** For whoever makes or changes an account in a transaction of theirs: the hash is made before it begins. */
    hashPassword: bind(hashStrongPassword),
    createUser: bind(createUser),
    updateUser: bind(updateUser),
    inviteUser: bind(inviteUser),
    resetFactors: bind(resetFactors),
    setBan: bind(setBan),
    deleteUser: bind(deleteUser),
    generateLink: bind(generateLink),
    /** What the page offers beside mail and password. */
    listProviders: () => deps.providers.list(),
    listSessions: (userId: string) => listSessions(deps, userId),
    revokeSessions: bind(revokeSessions),
    proveOwner: bind(proveOwner),
    readRecord: bind(readRecord),
    getUser: async (id: string) => {
      const user = await findUser(deps.database.db, id);
      return user ? toUserObject(user) : null;
    },
    getUserByEmail: async (email: string, { db = deps.database.db }: { db?: Db | Tx } = {}) => {
      const user = await findUserByEmail(db, email.toLowerCase());
      return user ? toUserObject(user) : null;
    },
    /** Begins to listen for revocations of other nodes; tokens may be verified from then on. */
    start: async () => {
      await revocations.start();
      timer = setInterval(() => {
        revocations.sweep();
        sweep(deps).catch((error) => deps.log.error(describeFault(error), "the auth sweep failed"));
      }, SWEEP_MS).unref();
    },
    /** Does what was promised after answers, then lets go of everything. */
    close: async () => {
      clearInterval(timer);
      await settle();
      await revocations.close();
    },
    settle,
  };

  function bind<Rest extends unknown[], Result>(work: (deps: Deps, ...rest: Rest) => Result) {
    return (...rest: Rest): Result => work(deps, ...rest);
  }
}
