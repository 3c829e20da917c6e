import { Histogram, Registry } from "prom-client";
import { expect, test } from "vitest";
import { createRequestTimes } from "./request-times.ts";

test("what is noted reads as the library's own histogram would write it", async () => {
  const [ours, theirs] = [new Registry(), new Registry()];
  const times = createRequestTimes();
  ours.registerMetric(times.metric);
  const reference = new Histogram({
    name: "http_request_duration_seconds",
    help: "Time to answer a request",
    labelNames: ["method", "route", "status"],
    buckets: [0.001, 0.005, 0.02, 0.1, 0.5, 2, 10],
    registers: [theirs],
  });
  const seen = [
    ["GET", "/api/faq", 200, 0.001],
    ["GET", "/api/faq", 200, 0.3],
    ["GET", "/api/faq", 404, 0.004],
    ["POST", "/api/faq", 200, 11],
    ["GET", "*", 200, 0.02],
  ] as const;
  for (const [method, route, status, seconds] of seen) {
    times.note(method, route, status, seconds);
    reference.labels(method, route, String(status)).observe(seconds);
  }
  expect(await ours.metrics()).toBe(await theirs.metrics());
});
