import { type CaptchaConfig, parseCaptchaVariables } from "./captcha/captcha-config.ts";
import { FACTOR_TYPES, type FactorType, parseFactorVariables } from "./factors/factor-settings.ts";
import { type ProviderConfig, parseProviderVariables } from "./providers/provider-config.ts";
import { parseSmsVariables, type SmsWebhook } from "./sms-webhook.ts";

/** How this instance behaves. Seconds are whole; a limit of null means there is none. */
export type AuthConfig = {
  /** The only origin that mails, redirects and the issuer are built from. */
  publicUrl: string;
  serviceKey: string;
  /** Patterns of further addresses a redirect may go to: `*` stops at "." and "/", `**` does not. */
  redirectPatterns: string[];
  isSignupOpen: boolean;
  /** New addresses count as confirmed, and sign-up answers with a session. */
  isAutoconfirmed: boolean;
  accessTokenSeconds: number;
  refreshReuseSeconds: number;
  sessionMaxSeconds: number | null;
  sessionIdleSeconds: number | null;
  /** A new password on a session older than this needs the mailed nonce or the current password. */
  reauthenticationAfterSeconds: number | null;
  /**
   * A new password on a session that showed nothing for so long needs the current one or the mailed nonce; one that a
   * mail opened has as long as the mail's link.
   */
  passwordProofSeconds: number | null;
  signupLinkSeconds: number;
  mailLinkSeconds: number;
  mailGapSeconds: number;
  codeAttempts: number;
  flowSeconds: number;
  passwordMinLength: number;
  keyRotationDays: number;
  /** The second factors that may be enrolled and used. */
  factors: FactorType[];
  maxFactors: number;
  challengeSeconds: number;
  smsGapSeconds: number;
  /** The domain of WebAuthn credentials; null takes it from the public address. */
  webauthnRpId: string | null;
  /** Origins beside the public one whose pages may use them. */
  webauthnOrigins: string[];
  /** The service that sends text messages. */
  smsWebhook: SmsWebhook | null;
  /** Where else people may sign in. */
  providers: ProviderConfig[];
  captcha: CaptchaConfig | null;
};

const DAY = 86_400;

const DEFAULTS = {
  redirectPatterns: [] as string[],
  isSignupOpen: true,
  isAutoconfirmed: false,
  accessTokenSeconds: 3_600,
  refreshReuseSeconds: 10,
  sessionMaxSeconds: null,
  sessionIdleSeconds: 30 * DAY,
  reauthenticationAfterSeconds: DAY,
  passwordProofSeconds: 300,
  signupLinkSeconds: DAY,
  mailLinkSeconds: 3_600,
  mailGapSeconds: 60,
  codeAttempts: 5,
  flowSeconds: 300,
  passwordMinLength: 6,
  keyRotationDays: 90,
  factors: [...FACTOR_TYPES],
  maxFactors: 10,
  challengeSeconds: 300,
  smsGapSeconds: 60,
  webauthnRpId: null,
  webauthnOrigins: [] as string[],
  smsWebhook: null,
  providers: [] as ProviderConfig[],
  captcha: null,
};

type Given = Pick<AuthConfig, "publicUrl" | "serviceKey"> & Partial<AuthConfig>;

/** The house defaults with what is given laid over them. */
export function authConfig(given: Given): AuthConfig {
  return { ...DEFAULTS, ...given, publicUrl: given.publicUrl.replace(/\/+$/, "") };
}

/** Reads the AUTH_*, OIDC_*, CAPTCHA_* and SMS_* variables; a value that makes no sense is named in `problems` and the default kept. */
export function parseAuthVariables(env: Record<string, string>): {
  values: Partial<AuthConfig>;
  problems: string[];
} {
  const problems: string[] = [];
  const values: Partial<AuthConfig> = {};
  const seconds = (name: string, assign: (value: number) => void) => {
    const text = env[name];
    if (text === undefined) return;
    if (/^\d{1,9}$/.test(text) && Number(text) > 0) assign(Number(text));
    else problems.push(`${name} must be a whole number of seconds above 0, not "${text}"`);
  };
  seconds("AUTH_TOKEN_SECONDS", (value) => {
    values.accessTokenSeconds = value;
  });
  seconds("AUTH_SESSION_MAX_SECONDS", (value) => {
    values.sessionMaxSeconds = value;
  });
  seconds("AUTH_SESSION_IDLE_SECONDS", (value) => {
    values.sessionIdleSeconds = value;
  });
  if (env.AUTH_REDIRECTS) {
    values.redirectPatterns = env.AUTH_REDIRECTS.split(",")
      .map((pattern) => pattern.trim())
      .filter(Boolean);
  }
  if (env.AUTH_SIGNUP === "0" || env.AUTH_SIGNUP === "1") values.isSignupOpen = env.AUTH_SIGNUP === "1";
  else if (env.AUTH_SIGNUP !== undefined)
    problems.push(`AUTH_SIGNUP must be 0 or 1, not "${env.AUTH_SIGNUP}"`);
  const groups = [
    parseFactorVariables(env),
    parseProviderVariables(env),
    parseCaptchaVariables(env),
    parseSmsVariables(env),
  ];
  return {
    values: Object.assign(values, ...groups.map((group) => group.values)),
    problems: [...problems, ...groups.flatMap((group) => group.problems)],
  };
}
