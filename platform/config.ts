import { resolve } from "node:path";

/** Everything the process is told from outside, parsed once. Names and defaults: docs/operations.md. */
export type Config = {
  host: string;
  port: number;
  dataDir: string;
  databaseUrl: string | undefined;
  publicUrl: string;
  isProduction: boolean;
  isDemo: boolean;
  /** Demo mode by DEMO=1 in a place that is none by itself: whoever reaches it can sign in. */
  isDemoForced: boolean;
  smtpUrl: string | undefined;
  mailFrom: string;
  teamEmail: string;
  /** Who is invited to be the first administrator of a house that has none. */
  adminEmail: string | undefined;
  filesUrl: string;
  whatsappNumber: string;
  communityDomain: string;
  trustProxy: number;
  rateLimitScale: number;
  /** How long a process that is told to stop goes on answering, so that the proxy takes it out. */
  drainSeconds: number;
  logLevel: string;
  serviceKey: string | undefined;
  authAutoconfirm: boolean;
  /** Variables of capabilities that parse their own group (OIDC_*, CAPTCHA_*, AI_*, AUTH_*, SMS_*). */
  extra: Record<string, string>;
};

/** The environment is not usable; one line per problem. */
export class ConfigError extends Error {
  readonly problems: string[];

  constructor(problems: string[]) {
    super(problems.join("\n"));
    this.problems = problems;
  }
}

type Env = Record<string, string | undefined>;

const GROUPS = /^(OIDC|CAPTCHA|AI|AUTH|SMS)_/;
const LOG_LEVELS = ["fatal", "error", "warn", "info", "debug", "trace", "silent"];

/** Reads the environment, collecting every problem before it refuses. */
export function parseConfig(env: Env): Config {
  const problems: string[] = [];
  const read = createReader(env, problems);

  const port = read.integer({ name: "PORT", fallback: 3000, min: 0, max: 65_535 });
  const host = read.text("HOST") ?? "127.0.0.1";
  const databaseUrl = read.url({ name: "DATABASE_URL", protocols: ["postgres:", "postgresql:"] });
  const isProduction = env.NODE_ENV === "production";
  const publicUrl = read.url({ name: "PUBLIC_URL", protocols: ["http:", "https:"] });
  const trustProxy = read.integer({ name: "TRUST_PROXY", fallback: 0, min: 0, max: 10 });
  const isPrivate = isLoopback(host) && trustProxy === 0 && !isHttps(publicUrl);
  const isDemoPlace = isPrivate && !databaseUrl && !isProduction;
  const isDemo = read.flag({ name: "DEMO", fallback: isDemoPlace });
  const dataDir = resolve(read.text("DATA_DIR") ?? "./data");
  const config: Config = {
    host,
    port,
    dataDir,
    databaseUrl,
    publicUrl: originOf(publicUrl) ?? defaultUrl(host, port),
    isProduction,
    isDemo,
    isDemoForced: isDemo && !isDemoPlace,
    smtpUrl: read.url({ name: "SMTP_URL", protocols: ["smtp:", "smtps:"] }),
    mailFrom: read.text("MAIL_FROM") ?? "Lilamonde <ola@lilamonde.test>",
    teamEmail: read.text("TEAM_EMAIL") ?? "ola@lilamonde.test",
    adminEmail: read.email("ADMIN_EMAIL"),
    filesUrl:
      read.url({ name: "FILES_URL", protocols: ["file:", "s3:"] }) ??
      `file://${encodeURI(resolve(dataDir, "files"))}`,
    whatsappNumber: read.digits({ name: "WHATSAPP_NUMBER", fallback: "5511999990000" }),
    communityDomain: (read.text("COMMUNITY_DOMAIN") ?? "lilamonde").toLowerCase(),
    trustProxy,
    rateLimitScale: read.integer({ name: "RATE_LIMIT_SCALE", fallback: 1, min: 1, max: 1_000_000 }),
    drainSeconds: read.integer({ name: "DRAIN_SECONDS", fallback: 0, min: 0, max: 600 }),
    logLevel: read.oneOf({ name: "LOG_LEVEL", values: LOG_LEVELS, fallback: "info" }),
    serviceKey: read.text("SERVICE_KEY"),
    authAutoconfirm: read.flag({ name: "AUTH_AUTOCONFIRM", fallback: false }),
    extra: Object.fromEntries(
      Object.entries(env).filter((entry): entry is [string, string] => GROUPS.test(entry[0]) && !!entry[1]),
    ),
  };
  if (problems.length > 0) throw new ConfigError(problems);
  return config;
}

function createReader(env: Env, problems: string[]) {
  const text = (name: string) => env[name]?.trim() || undefined;
  return {
    text,
    integer: ({ name, fallback, min, max }: { name: string; fallback: number; min: number; max: number }) => {
      const value = text(name);
      if (value === undefined) return fallback;
      const number = Number(value);
      if (Number.isInteger(number) && number >= min && number <= max) return number;
      problems.push(`${name} must be a whole number from ${min} to ${max}, not "${value}"`);
      return fallback;
    },
    flag: ({ name, fallback }: { name: string; fallback: boolean }) => {
      const value = text(name);
      if (value === undefined) return fallback;
      if (value === "0" || value === "1") return value === "1";
      problems.push(`${name} must be 0 or 1, not "${value}"`);
      return fallback;
    },
    digits: ({ name, fallback }: { name: string; fallback: string }) => {
      const value = text(name)?.replace(/[\s+()-]/g, "");
      if (value === undefined) return fallback;
      if (/^[1-9]\d{7,14}$/.test(value)) return value;
      problems.push(`${name} must be an international number, digits only, not "${value}"`);
      return fallback;
    },
    email: (name: string) => {
      const value = text(name)?.toLowerCase();
      if (value === undefined || /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(value)) return value;
      problems.push(`${name} must be an e-mail address, not "${value}"`);
      return undefined;
    },
    oneOf: ({ name, values, fallback }: { name: string; values: string[]; fallback: string }) => {
      const value = text(name);
      if (value === undefined || values.includes(value)) return value ?? fallback;
      problems.push(`${name} must be one of ${values.join(", ")}, not "${value}"`);
      return fallback;
    },
    // The value itself is not repeated: addresses of services often carry a password.
    url: ({ name, protocols }: { name: string; protocols: string[] }) => {
      const value = text(name);
      if (value === undefined) return undefined;
      if (URL.canParse(value) && protocols.includes(new URL(value).protocol)) return value;
      problems.push(`${name} must be an address that begins with ${protocols.join(" or ")}`);
      return undefined;
    },
  };
}

/** Whether only this machine can reach what listens on a host. */
function isLoopback(host: string): boolean {
  return host === "localhost" || host === "::1" || /^127(\.\d{1,3}){3}$/.test(host);
}

function isHttps(url: string | undefined): boolean {
  return url !== undefined && new URL(url).protocol === "https:";
}

function originOf(url: string | undefined): string | undefined {
  return url === undefined ? undefined : new URL(url).origin;
}

function defaultUrl(host: string, port: number): string {
  const name = host === "0.0.0.0" || host === "::" ? "localhost" : host.includes(":") ? `[${host}]` : host;
  return `http://${name}:${port}`;
}
