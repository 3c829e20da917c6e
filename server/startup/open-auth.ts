import {
  authConfig,
  createAuth,
  createSms,
  openKeys,
  type PasswordHasher,
  parseAuthVariables,
} from "#auth/create-auth.ts";
import type { Clock } from "#platform/clock.ts";
import { type Config, ConfigError } from "#platform/config.ts";
import type { Database, Tx } from "#platform/database/database.ts";
import type { Files } from "#platform/files/files.ts";
import type { RateLimiter } from "#platform/http/rate-limiter.ts";
import type { Jobs } from "#platform/jobs/jobs.ts";
import type { Live } from "#platform/live/live.ts";
import type { Log } from "#platform/log.ts";
import type { MailQueue } from "#platform/mail/mail.ts";
import { type NewAccount, openProfile } from "../accounts/open-profile.ts";
import { tellAdministrators } from "../people/tell-administrators.ts";
import { forgetPerson } from "../privacy/forget-person.ts";

type Input = {
  config: Config;
  serviceKey: string;
  database: Database;
  jobs: Jobs;
  mail: MailQueue;
  limiter: RateLimiter;
  live: Live;
  files: Files;
  clock: Clock;
  log: Log;
  passwords: PasswordHasher | undefined;
};

/** The auth server as this installation is configured. */
export async function openAuth({
  config,
  serviceKey,
  database,
  jobs,
  mail,
  limiter,
  live,
  files,
  clock,
  log,
  passwords,
}: Input) {
  const { values, problems } = parseAuthVariables(config.extra);
  if (problems.length > 0) throw new ConfigError(problems);
  const settings = authConfig({
    publicUrl: config.publicUrl,
    serviceKey,
    isAutoconfirmed: config.authAutoconfirm,
    ...values,
  });
  const keys = await openKeys({
    dataDir: config.dataDir,
    given: config.extra.AUTH_KEYS,
    now: clock.now(),
    rotationDays: settings.keyRotationDays,
    accessTokenSeconds: settings.accessTokenSeconds,
  });
  const { isDemo } = config;
  const sms = createSms({ database, jobs, clock, log, webhook: settings.smsWebhook, isDemo });
  const writeProfile = (tx: Tx, user: NewAccount) => openProfile(tx, user, clock.now());
  const hooks = {
    onUserCreated: writeProfile,
    onUserProven: async (tx: Tx, user: NewAccount) => {
      await writeProfile(tx, user);
      await tellAdministrators(tx, { live, clock, mail, config }, user.id);
    },
    onUserDeleted: (tx: Tx, { id, email }: NewAccount & { email?: string | null }) =>
      forgetPerson(tx, { clock, files, live }, { id, email: email ?? "" }),
  };
  const given = { database, mail, sms, keys, config: settings, clock, log, limiter, ...hooks };
  return createAuth(passwords ? { ...given, passwords } : given);
}
