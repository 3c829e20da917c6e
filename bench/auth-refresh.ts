import { startLite, startOurAuth } from "./auth-contenders.ts";
import { refreshTurn } from "./auth-load.ts";
import { withFolder } from "./contenders.ts";
import type { Finding } from "./measure.ts";
import { takeTurns } from "./rounds.ts";

const PEOPLE = 16;

/** The refresh of a session, with its rotation on disk, against another server of the same protocol. */
export async function authRefresh(): Promise<Finding> {
  return withFolder(async (folder) => {
    const [ours, lite] = [await startOurAuth(folder), await startLite(folder)];
    const rounds = await takeTurns({
      ours: await refreshTurn(ours, PEOPLE),
      theirs: await refreshTurn(lite, PEOPLE),
    });
    return {
      kind: "comparison",
      title: "token refresh",
      peer: "@supabase/lite",
      unit: "refreshes/s",
      goal: 2,
      ...rounds,
    };
  });
}
