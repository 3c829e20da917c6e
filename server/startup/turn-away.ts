import type { ServerResponse } from "node:http";
import { type ErrorCode, errorStatus } from "#domain/errors.ts";

export type Refusal = Extract<ErrorCode, "overloaded" | "rate_limited">;

/** Refuses a request at the door and lets its connection go, so that a body that never ends holds nothing. */
export function turnAway(response: ServerResponse, code: Refusal): void {
  const status = errorStatus[code];
  const title = code.replaceAll("_", " ");
  const body = JSON.stringify({ type: `urn:lilamonde:problem:${code}`, title, status, code });
  const headers = { "content-type": "application/problem+json", "retry-after": "1", connection: "close" };
  response.writeHead(status, headers).end(body);
}
