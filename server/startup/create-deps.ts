import { z } from "zod";
import type { PasswordHasher } from "#auth/create-auth.ts";
import type { Clock } from "#platform/clock.ts";
import type { Config } from "#platform/config.ts";
import type { Database } from "#platform/database/database.ts";
import { watchRepeats } from "#platform/database/transact.ts";
import { createFiles } from "#platform/files/files.ts";
import { forgetOldKeys } from "#platform/http/idempotency.ts";
import { createRateLimiter } from "#platform/http/rate-limiter.ts";
import { createJobs } from "#platform/jobs/jobs.ts";
import { createLive } from "#platform/live/live.ts";
import type { Log } from "#platform/log.ts";
import { createMail } from "#platform/mail/create-mail.ts";
import { createMetrics } from "#platform/metrics.ts";
import { createPdfMaker } from "#platform/pdf/pdf-maker.ts";
import { createPictureMaker } from "#platform/pictures/picture-maker.ts";
import { deriveSecret, loadServiceKey } from "#platform/service-key.ts";
import { createTextMaker } from "#platform/texts/text-maker.ts";
import { createIdentify } from "../accounts/identify.ts";
import type { Deps } from "../deps.ts";
import { allCapabilities, gatherDeclarations, gatherListeners } from "../gather.ts";
import { identifySeen } from "../people/see-as/identify-seen.ts";
import { openAuth } from "./open-auth.ts";

type Input = {
  config: Config;
  log: Log;
  clock: Clock;
  database: Database;
  passwords?: PasswordHasher;
  hasRounds?: boolean;
  isBehind?: boolean;
};

/** Everything use cases are given, from an open and migrated database; `start` and `stop` frame its background work. */
export async function createDeps({ config, log, clock, database, passwords, hasRounds, isBehind }: Input) {
  const { db } = database;
  const serviceKey = loadServiceKey(config);
  const secret = deriveSecret(serviceKey, "files");
  const jobs = createJobs({ database, log, hasRounds, isBehind });
  const mail = createMail({ database, jobs, smtpUrl: config.smtpUrl, from: config.mailFrom, log });
  const files = createFiles({ database, filesUrl: config.filesUrl, secret, jobs, clock, log });
  const live = createLive({ database, log, clock });
  const limiter = createRateLimiter({ database, scale: config.rateLimitScale });
  const metrics = createMetrics();
  const pdf = createPdfMaker();
  const pictures = createPictureMaker();
  const texts = createTextMaker();
  watchRepeats(db, ({ code, isLast }) => {
    metrics.repeats.inc({ code, outcome: isLast ? "given up" : "repeated" });
    log.warn({ code, isLast }, "a transaction was ended for another's sake");
  });
  const tools = {
    config,
    clock,
    log,
    database,
    db,
    jobs,
    mail,
    files,
    live,
    limiter,
    metrics,
    pdf,
    pictures,
    texts,
  };
  const platform = { ...tools, ...gatherDeclarations(db), listeners: gatherListeners(tools) };
  const auth = await openAuth(platform, { serviceKey, passwords });
  const identify = identifySeen(createIdentify({ auth, db }), { db, clock });
  const deps: Deps = { ...platform, auth, identify };
  jobs
    .define({
      name: "platform.sweep",
      schema: z.object({}),
      retry: { limit: 3, delaySeconds: 60, backoff: true },
      handle: async () => {
        await forgetOldKeys(db, clock.now());
        await live.prune();
      },
    })
    .schedule({ cron: "17 * * * *", data: {} });

  for (const { jobs: own = [] } of allCapabilities) for (const define of own) define(deps);

  return {
    deps,
    start: async () => {
      await files.prepare();
      await auth.start();
      await jobs.start();
    },
    stop: async () => {
      await auth.close();
      await jobs.stop();
      mail.close();
      await pdf.close();
      await pictures.close();
      await texts.close();
    },
  };
}
