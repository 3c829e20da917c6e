import {
  authConfig,
  createAuth,
  createSms,
  openKeys,
  type PasswordHasher,
  parseAuthVariables,
} from "#auth/create-auth.ts";
import { ConfigError } from "#platform/config.ts";
import type { Tx } from "#platform/database/database.ts";
import { type NewAccount, openProfile } from "../accounts/open-profile.ts";
import type { Deps } from "../deps.ts";
import { recordFacts } from "../facts/record-facts.ts";
import { forgetPerson } from "../privacy/forget-person.ts";
import { keepSignUpAcceptance } from "../privacy/terms/keep-acceptance.ts";

type Secrets = { serviceKey: string; passwords: PasswordHasher | undefined };

/** The auth server as this installation is configured, and what the house does when an account comes or goes. */
export async function openAuth(
  platform: Omit<Deps, "auth" | "identify">,
  { serviceKey, passwords }: Secrets,
) {
  const { clock, config, database, jobs, limiter, log, mail } = platform;
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
  const sms = createSms({ database, jobs, clock, log, webhook: settings.smsWebhook, isDemo: config.isDemo });
  const writeProfile = (tx: Tx, user: NewAccount) => openProfile(tx, user, clock.now());
  return createAuth({
    database,
    mail,
    sms,
    keys,
    config: settings,
    clock,
    log,
    limiter,
    passwords,
    onUserCreated: writeProfile,
    onUserProven: async (tx, user) => {
      await writeProfile(tx, user);
      await keepSignUpAcceptance(tx, user, clock.now());
      await recordFacts(tx, platform, [
        { kind: "account_waiting", cause: user.id, data: { userId: user.id } },
      ]);
    },
    onUserDeleted: (tx, { id, email }) => forgetPerson(tx, platform, { id, email: email ?? "" }),
  });
}
