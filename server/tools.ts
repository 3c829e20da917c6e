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
import type { PdfMaker } from "#platform/pdf/pdf-maker.ts";
import type { PictureMaker } from "#platform/pictures/picture-maker.ts";
import type { TextMaker } from "#platform/texts/text-maker.ts";

/** What the platform gives: all that listeners and personal parts need of `Deps`. */
export type Tools = {
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
  pdf: PdfMaker;
  pictures: PictureMaker;
  texts: TextMaker;
};
