import { Counter, collectDefaultMetrics, Gauge, Registry } from "prom-client";
import { createRequestTimes } from "./request-times.ts";

export type Metrics = ReturnType<typeof createMetrics>;

/** The figures of this process for Prometheus; one registry per composition, so that tests do not share them. */
export function createMetrics() {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const registers = [registry];
  const requestTimes = createRequestTimes();
  registry.registerMetric(requestTimes.metric);
  return {
    registry,
    requests: requestTimes,
    pages: new Counter({
      name: "page_cache_total",
      help: "Public pages served, by whether they were already rendered",
      labelNames: ["outcome"],
      registers,
    }),
    refused: new Counter({
      name: "http_refused_total",
      help: "Requests refused before they reached a route",
      labelNames: ["reason"],
      registers,
    }),
    repeats: new Counter({
      name: "transaction_repeats_total",
      help: "Transactions that the database ended for another's sake, by its code and whether they were tried again",
      labelNames: ["code", "outcome"],
      registers,
    }),
    jobs: new Gauge({
      name: "jobs",
      help: "Jobs by queue and state",
      labelNames: ["queue", "state"],
      registers,
    }),
  };
}
