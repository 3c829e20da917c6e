import { renameSync, rmSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { afterAll, beforeAll, expect, test } from "vitest";
import { until } from "#testing/until.ts";
import { getWorld, type World } from "#testing/world.ts";

let world: World;
beforeAll(async () => {
  world = await getWorld();
});
afterAll(() => world.close());

test("a started server is live and ready", async () => {
  expect((await world.api("/health/live")).status).toBe(200);
  const ready = await world.api("/health/ready");
  expect(ready.status).toBe(200);
  expect(await ready.json()).toEqual({
    status: "ready",
    checks: { process: "ok", database: "ok", migrations: "ok", jobs: "ok", disk: "ok" },
  });
});

test("a place for files that takes nothing is not ready", async () => {
  const folder = fileURLToPath(world.deps.config.filesUrl);
  renameSync(folder, `${folder}.away`);
  writeFileSync(folder, "");
  // A question that is still open is answered with what it finds.
  await until(async () => {
    const ready = await world.api("/health/ready");
    expect([ready.status, (await ready.json()).checks.disk]).toEqual([503, "not writable (ENOTDIR)"]);
  });
  rmSync(folder);
  renameSync(`${folder}.away`, folder);
  await until(async () => expect((await world.api("/health/ready")).status).toBe(200));
});

test("metrics count requests and jobs", async () => {
  await world.api("/health/live");
  const text = await (await world.api("/metrics")).text();
  expect(text).toMatch(/http_request_duration_seconds_count\{.*route="\/health\/live".*\} [1-9]/);
  expect(text).toContain('jobs{queue="mail.send",state="queued"} 0');
});

test("every answer carries the security headers and its request id", async () => {
  const { headers } = await world.api("/health/live");
  expect(headers.get("x-content-type-options")).toBe("nosniff");
  expect(headers.get("content-security-policy")).toBe("default-src 'none'; frame-ancestors 'none'");
  expect(headers.get("x-request-id")).toMatch(/.{8,}/);
});
