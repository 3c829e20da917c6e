import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from "prom-client";

export type Metrics = ReturnType<typeof createMetrics>;

/** The figures of this process for Prometheus; one registry per composition, so that tests do not share them. */
export function createMetrics() {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const registers = [registry];
  return {
    registry,
    requests: new Histogram({
      name: "http_request_duration_seconds",
      help: "Time to answer a request",
      labelNames: ["method", "route", "status"],
      buckets: [0.001, 0.005, 0.02, 0.1, 0.5, 2, 10],
      registers,
    }),
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
    jobs: new Gauge({
      name: "jobs",
      help: "Jobs by queue and state",
      labelNames: ["queue", "state"],
      registers,
    }),
  };
}
