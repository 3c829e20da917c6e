import type { AuthConfig } from "#auth/auth-config.ts";
import { describeFault } from "#auth/http/unexpected.ts";
import type { Clock } from "#platform/clock.ts";
import type { Database } from "#platform/database/database.ts";
import type { Log } from "#platform/log.ts";
import { readBans, readEndedSessions } from "./queries.ts";

export const CHANNEL = "auth_revocations";

export type Revocations = ReturnType<typeof createRevocations>;

type Bearer = { sub: string; session_id: string };
type Watcher = Bearer & { end: () => void };

/**
 * Knows in memory which sessions have ended and who is banned. Triggers in the database tell every node on
 * commit, so a token is refused everywhere at once without a read on the way of a request.
 */
export function createRevocations({
  database,
  config,
  clock,
  log,
}: {
  database: Database;
  config: AuthConfig;
  clock: Clock;
  log: Log;
}) {
  const endedSessions = new Map<string, number>();
  const bannedUntil = new Map<string, number>();
  const watchers = new Set<Watcher>();
  let heardWhileReading = new Set<string>();
  let stop: (() => Promise<void>) | undefined;

  function hear(payload: string): void {
    const [kind, id = "", until] = payload.split(" ");
    // A session that lost its factor goes on, but whatever is open was opened by more than it has now.
    if (kind === "lowered") {
      endWatched(({ session_id }) => session_id === id);
      return;
    }
    heardWhileReading.add(id);
    if (kind === "session") endedSessions.set(id, Date.now());
    else if (kind === "ban" && until === "0") bannedUntil.delete(id);
    else if (kind === "ban") bannedUntil.set(id, Number(until));
    // An empty payload says that the line was cut: what was said meanwhile is in the database.
    else load().catch((error) => log.error(describeFault(error), "revocations could not be read again"));
    endWatched(isRevoked);
  }

  function isRevoked({ sub, session_id }: Bearer): boolean {
    if (endedSessions.has(session_id)) return true;
    const until = bannedUntil.get(sub);
    return until !== undefined && until > clock.now().getTime();
  }

  function endWatched(isOver: (watcher: Watcher) => boolean): void {
    for (const watcher of watchers) {
      if (!isOver(watcher)) continue;
      watchers.delete(watcher);
      watcher.end();
    }
  }

  /** Takes over what the database says, except where a newer word came in while it was being read. */
  async function load(): Promise<void> {
    const heard = new Set<string>();
    heardWhileReading = heard;
    const ended = await readEndedSessions(database.db, config.accessTokenSeconds);
    const bans = await readBans(database.db);
    for (const { session_id, ended_at } of ended) endedSessions.set(session_id, ended_at.getTime());
    for (const id of bannedUntil.keys()) if (!heard.has(id)) bannedUntil.delete(id);
    for (const { id, banned_until } of bans) if (!heard.has(id)) bannedUntil.set(id, banned_until!.getTime());
    endWatched(isRevoked);
  }

  return {
    start: async () => {
      stop = await database.listen(CHANNEL, hear);
      await load();
    },
    close: async () => stop?.(),
    /** Forgets sessions whose last access token has expired. */
    sweep: () => {
      const horizon = Date.now() - config.accessTokenSeconds * 1_000;
      for (const [id, at] of endedSessions) if (at < horizon) endedSessions.delete(id);
    },
    isRevoked,
    /** Calls back once, when a token is no longer good for what it was shown for; returns how to stop watching. */
    watch: (bearer: Bearer, end: () => void): (() => void) => {
      const watcher = { sub: bearer.sub, session_id: bearer.session_id, end };
      watchers.add(watcher);
      endWatched((other) => other === watcher && isRevoked(other));
      return () => void watchers.delete(watcher);
    },
  };
}
