import { hash, verify } from "@node-rs/argon2";
import { COST } from "#auth/passwords/password-hasher.ts";
import { startLite, startOurAuth } from "./auth-contenders.ts";
import { signInTurn } from "./auth-load.ts";
import { withFolder } from "./contenders.ts";
import type { Finding } from "./measure.ts";
import { type Turn, takeTurns } from "./rounds.ts";

const UNIT = "sign-ins/s";
/** A sign-in may take 15 percent longer than the hash alone. */
const SHARE = 0.87;

/** A sign-in over HTTP, with its session and audit entry on disk, against nothing but the password's hash. */
export async function authSignIn(): Promise<Finding> {
  return withFolder(async (folder) => {
    const rounds = await takeTurns({
      ours: signInTurn(await startOurAuth(folder)),
      theirs: await bareHashTurn(),
    });
    return {
      kind: "comparison",
      title: "password sign-in",
      peer: "bare argon2id",
      unit: UNIT,
      goal: SHARE,
      ...rounds,
    };
  });
}

/** The same against another server of the protocol, with the hash of its choice. */
export async function authSignInPeer(): Promise<Finding> {
  return withFolder(async (folder) => {
    const [ours, lite] = [await startOurAuth(folder), await startLite(folder)];
    const rounds = await takeTurns({ ours: signInTurn(ours), theirs: signInTurn(lite) });
    return {
      kind: "comparison",
      title: "password sign-in",
      peer: "@supabase/lite",
      unit: UNIT,
      goal: 1,
      ...rounds,
    };
  });
}

async function bareHashTurn(): Promise<Turn> {
  const password = "Uma noite em Alentejo";
  const stored = await hash(password, COST);
  return async (seconds) => {
    const [started, before] = [performance.now(), process.cpuUsage()];
    let count = 0;
    for (; performance.now() - started < seconds * 1_000; count++) await verify(stored, password);
    const { user, system } = process.cpuUsage(before);
    const elapsedMs = performance.now() - started;
    return { perSecond: (count * 1_000) / elapsedMs, cpuMicros: (user + system) / count };
  };
}
