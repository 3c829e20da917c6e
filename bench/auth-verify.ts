import { jwtVerify } from "jose";
import { type AuthConfig, authConfig, createAuth, openKeys } from "#auth/create-auth.ts";
import { signAccessToken } from "#auth/tokens/access-token.ts";
import { migrate } from "#platform/database/migrate.ts";
import { openPgliteFolder } from "#platform/database/open-pglite.ts";
import { createLog } from "#platform/log.ts";
import { withFolder } from "./contenders.ts";
import type { Finding } from "./measure.ts";
import { type Turn, takeTurns } from "./rounds.ts";

const clock = { now: () => new Date() };
const PROMISED_PER_SECOND = 100_000;
/** More than an auth server remembers, in an order in which none is still remembered when its turn comes again. */
const TOKENS = 25_000;

/** A token that was seen before, as the API meets it on every request but the first, against what was promised. */
export async function authVerifySeen(): Promise<Finding> {
  return withFolder(async (folder) => {
    const { auth, sign } = await openAuthAlone(folder);
    const token = await sign();
    const promised = async () => ({ perSecond: PROMISED_PER_SECOND });
    const rounds = await takeTurns({ ours: verifyTurn([token], auth.verifyToken), theirs: promised });
    return {
      kind: "comparison",
      title: "token seen before",
      peer: "the promise",
      unit: "tokens/s",
      goal: 1,
      ...rounds,
    };
  });
}

/** A token never seen, against the bare check of its signature. */
export async function authVerifyNew(): Promise<Finding> {
  return withFolder(async (folder) => {
    const { auth, sign, keys } = await openAuthAlone(folder);
    const tokens = await Promise.all(Array.from({ length: TOKENS }, sign));
    const { key } = { key: keys.verifier(keys.signer(clock.now()).kid)! };
    const bare = async (token: string) => (await jwtVerify(token, key)).payload;
    const rounds = await takeTurns({
      ours: verifyTurn(tokens, auth.verifyToken),
      theirs: verifyTurn(tokens, bare),
    });
    return {
      kind: "comparison",
      title: "new token",
      peer: "bare jose",
      unit: "tokens/s",
      goal: 0.8,
      ...rounds,
    };
  });
}

/** An auth server whose database is closed once it has started: a token that asked for it would fail. */
async function openAuthAlone(folder: string) {
  const database = await openPgliteFolder(folder);
  await migrate(database);
  const config = authConfig({ publicUrl: "https://lilamonde.test", serviceKey: "none" });
  const now = clock.now();
  const { keyRotationDays: rotationDays, accessTokenSeconds } = config;
  const keys = await openKeys({ dataDir: folder, now, rotationDays, accessTokenSeconds });
  const nobody = async () => undefined;
  const limiter = { consume: async () => ({ allowed: true, retryAfterSeconds: 0 }) };
  const log = createLog("silent");
  const auth = createAuth({ database, config, keys, clock, log, limiter, mail: { queue: nobody } });
  await auth.start();
  await database.close();
  const sign = () => signAs(crypto.randomUUID(), { keys, config });
  return { auth, keys, sign };
}

async function signAs(
  id: string,
  { keys, config }: { keys: Awaited<ReturnType<typeof openKeys>>; config: AuthConfig },
): Promise<string> {
  const { token } = await signAccessToken(
    { keys, config, now: clock.now() },
    {
      sub: id,
      session_id: crypto.randomUUID(),
      email: "ana@example.com",
      phone: "",
      role: "authenticated",
      aal: "aal1",
      amr: [{ method: "password", timestamp: 1 }],
      is_anonymous: false,
      app_metadata: { provider: "email", providers: ["email"] },
      user_metadata: { full_name: "Ana" },
    },
  );
  return token;
}

function verifyTurn(tokens: string[], verify: (token: string) => Promise<unknown>): Turn {
  let next = 0;
  return async (seconds) => {
    const [started, before] = [performance.now(), process.cpuUsage()];
    let count = 0;
    for (; performance.now() - started < seconds * 1_000; count++) {
      if (!(await verify(tokens[next++ % tokens.length]!))) throw new Error("a good token was refused");
    }
    const { user, system } = process.cpuUsage(before);
    const elapsedMs = performance.now() - started;
    return { perSecond: (count * 1_000) / elapsedMs, cpuMicros: (user + system) / count };
  };
}
