import { EventEmitter } from "node:events";
import type { IncomingMessage, ServerResponse } from "node:http";
import { expect, test } from "vitest";
import { createPageCache } from "#platform/http/page-cache.ts";
import { createMetrics } from "#platform/metrics.ts";
import { createFrontDoor } from "./front-door.ts";

const web = {
  mode: "production" as const,
  load: () => Promise.reject(new Error("no pages here")),
  serveFile: (_request: IncomingMessage, _response: ServerResponse, next: () => void) => next(),
  close: async () => undefined,
};

function visit(door: ReturnType<typeof createFrontDoor>, url: string, headers: Record<string, string> = {}) {
  const seen = { status: 0, body: "" as unknown };
  const response = Object.assign(new EventEmitter(), {
    writeHead: (status: number) => {
      seen.status = status;
      return response;
    },
    end: (body: unknown) => {
      seen.body = body;
      response.emit("close");
    },
  });
  const request = { method: "GET", url, headers: { host: "example.com", ...headers } };
  door(request as unknown as IncomingMessage, response as unknown as ServerResponse);
  return { ...seen, response };
}

async function openDoor(app: () => void = () => undefined) {
  const cache = createPageCache();
  await cache.fill("/", async () => ({ html: Buffer.from("home"), headers: {}, tags: [] }));
  return createFrontDoor({ cache, web, app, metrics: createMetrics(), communityDomain: "lilamonde" });
}

test("the 1,001st request at once is refused, and one is let in again when another ends", async () => {
  let entered = 0;
  const door = await openDoor(() => entered++);
  const visits = Array.from({ length: 1_000 }, () => visit(door, "/api/slow"));
  const refused = visit(door, "/api/slow");
  expect(refused.status).toBe(503);
  expect(JSON.parse(String(refused.body))).toMatchObject({ code: "overloaded", status: 503 });
  visits[0]!.response.emit("close");
  visit(door, "/api/slow");
  expect(entered).toBe(1_001);
});

test("a kept page is served at the door, unless this visitor belongs elsewhere", async () => {
  let entered = 0;
  const door = await openDoor(() => entered++);
  expect(visit(door, "/").status).toBe(200);
  expect(entered).toBe(0);
  visit(door, "/", { cookie: "language=en" });
  visit(door, "/", { host: "www.lilamonde.com" });
  visit(door, "/?utm_source=x");
  expect(entered).toBe(3);
});
