import type { Auth } from "#auth/create-auth.ts";
import type { Clock } from "#platform/clock.ts";
import type { Config } from "#platform/config.ts";
import type { Database, Db } from "#platform/database/database.ts";
import type { Files } from "#platform/files/files.ts";
import type { RateLimiter } from "#platform/http/rate-limiter.ts";
import type { Jobs } from "#platform/jobs/jobs.ts";
import type { Live } from "#platform/live/live.ts";
import type { Log } from "#platform/log.ts";
import type { MailQueue } from "#platform/mail/mail.ts";
import type { Metrics } from "#platform/metrics.ts";
import type { Listener } from "./facts/listener.ts";
import type { Actor, Identify } from "./http/actor.ts";
import type { AnyNotice } from "./notifications/notice.ts";
import type { PersonalPart } from "./privacy/personal-part.ts";

/** What use cases and routes are given; made once in the composition root, or by a test. */
export type Deps = {
  config: Config;
  clock: Clock;
  log: Log;
  database: Database;
  db: Db;
  jobs: Jobs;
  mail: MailQueue;
  files: Files;
  live: Live;
  limiter: RateLimiter;
  metrics: Metrics;
  /** What the capabilities declare together (server/capabilities.ts). */
  personalParts: PersonalPart[];
  listeners: { counts: Listener[]; tells: Listener[] };
  notices: AnyNotice[];
  topicsOf: (actor: Actor | null) => Promise<string[]>;
  auth: Auth;
  identify: Identify;
};
