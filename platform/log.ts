import { type Logger, pino } from "pino";

export type Log = Logger;

const SECRETS = ["authorization", "cookie", "password", "token", "refresh_token", "access_token"];

/** Structured logs on standard output; secrets are removed wherever a logged object carries one. */
export function createLog(level: string): Log {
  return pino({
    level,
    base: null,
    timestamp: pino.stdTimeFunctions.isoTime,
    redact: { paths: SECRETS.flatMap((name) => [name, `*.${name}`]), censor: "[removed]" },
  });
}
