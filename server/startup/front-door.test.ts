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
  share: async () => undefined,
  close: async () => undefined,
};

type Door = ReturnType<typeof createFrontDoor>;
type Visit = { method?: string; address?: string; headers?: Record<string, string> };

function visit(door: Door, url: string, { method = "GET", address = "192.0.2.1", headers = {} }: Visit = {}) {
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
  const socket = { remoteAddress: address };
  const request = { method, url, socket, headers: { host: "example.com", ...headers } };
  door(request as unknown as IncomingMessage, response as unknown as ServerResponse);
  return { ...seen, response };
}

async function openDoor(app: (request: IncomingMessage) => void = () => undefined) {
  const cache = createPageCache();
  await cache.fill("/", async () => ({ html: Buffer.from("home"), headers: {}, tags: [] }));
  const setting = { communityDomain: "lilamonde", trustProxy: 0, shareScale: 1, isClosing: () => false };
  return createFrontDoor({ cache, web, app, metrics: createMetrics(), ...setting });
}

/** As many visits from each of so many addresses. */
const crowd = (
  door: Door,
  url: string,
  { each, addresses, ...more }: Visit & { each: number; addresses: number },
) =>
  Array.from({ length: each * addresses }, (_, i) =>
    visit(door, url, { address: `198.51.100.${i % addresses}`, ...more }),
  );
const ofStatus = (visits: { status: number }[], status: number) =>
  visits.filter((one) => one.status === status).length;

test("the 1,001st request at once is refused, and one is let in again when another ends", async () => {
  let entered = 0;
  const door = await openDoor(() => entered++);
  const visits = crowd(door, "/api/slow", { each: 100, addresses: 10 });
  const refused = visit(door, "/api/slow");
  expect(refused.status).toBe(503);
  expect(JSON.parse(String(refused.body))).toMatchObject({ code: "overloaded", status: 503 });
  visits[0]!.response.emit("close");
  visit(door, "/api/slow");
  expect(entered).toBe(1_001);
});

test("one address takes its share and no more, however many requests it leaves unfinished", async () => {
  let entered = 0;
  const door = await openDoor(() => entered++);
  const visits = crowd(door, "/api/contact", { each: 1_000, addresses: 1, method: "POST" });
  expect(ofStatus(visits, 429)).toBe(750);
  expect(JSON.parse(String(visits.at(-1)!.body))).toMatchObject({ code: "rate_limited", status: 429 });
  visit(door, "/api/contact", { method: "POST" });
  expect(entered).toBe(251);
  visits[0]!.response.emit("close");
  visit(door, "/api/contact", { address: "198.51.100.0" });
  expect(entered).toBe(252);
});

test("a full house still tells how it is doing, and nothing else slips through with that", async () => {
  const entered: string[] = [];
  const door = await openDoor((request) => entered.push(request.url!));
  crowd(door, "/api/slow", { each: 100, addresses: 10 });
  entered.length = 0;
  for (const url of ["/health/live", "/health/ready"]) visit(door, url);
  expect(entered).toEqual(["/health/live", "/health/ready"]);
  expect(visit(door, "/health/ready", { method: "POST" }).status).toBe(503);
  expect(visit(door, "/health/ready/../../api/slow").status).toBe(503);
  expect(visit(door, "/api/live/../../api/slow").status).toBe(503);
  expect(visit(door, "/api/lively").status).toBe(503);
});

test("streams of nobody in particular leave half of the places to those who are signed in", async () => {
  const door = await openDoor();
  expect(ofStatus(crowd(door, "/api/live", { each: 1_000, addresses: 1 }), 429)).toBe(900);
  expect(ofStatus(crowd(door, "/api/live?x", { each: 100, addresses: 10 }), 503)).toBe(500);
  const signedIn = { headers: { authorization: "Bearer x" } };
  expect(visit(door, "/api/live", signedIn).status).toBe(0);
  expect(visit(door, "/api/live").status).toBe(503);
  expect(visit(door, "/api/slow").status).toBe(0);
});

test("a kept page is served at the door, unless this visitor belongs elsewhere", async () => {
  let entered = 0;
  const door = await openDoor(() => entered++);
  expect(visit(door, "/").status).toBe(200);
  expect(entered).toBe(0);
  visit(door, "/", { headers: { cookie: "language=en" } });
  visit(door, "/", { headers: { host: "www.lilamonde.com" } });
  visit(door, "/?utm_source=x");
  expect(entered).toBe(3);
});
