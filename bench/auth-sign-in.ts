import { startLite, startOurAuth } from "./auth-contenders.ts";
import { signInTurn } from "./auth-load.ts";
import { startBareSignIn, withFolder } from "./contenders.ts";
import type { Finding } from "./measure.ts";
import { takeTurns } from "./rounds.ts";

const UNIT = "sign-ins/s";
const SHARE = 0.8;

/** A sign-in, with its session and audit entry on disk, against a bare server that makes the same hash and no more. */
export async function authSignIn(): Promise<Finding> {
  return withFolder(async (folder) => {
    const ours = await startOurAuth(folder);
    const bare = await startBareSignIn(ours.person.password);
    const rounds = await takeTurns({
      ours: signInTurn(ours),
      theirs: signInTurn({ ...ours, url: bare.url, pid: bare.pid }),
    });
    const peer = "bare server, same hash";
    return { kind: "comparison", title: "password sign-in", peer, unit: UNIT, goal: SHARE, ...rounds };
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
