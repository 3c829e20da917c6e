import type { Metric } from "prom-client";

const NAME = "http_request_duration_seconds";
const BUCKETS = [0.001, 0.005, 0.02, 0.1, 0.5, 2, 10];

type Labels = { method: string; route: string; status: number };
type Tally = { labels: Labels; buckets: number[]; sum: number; count: number };

/**
 * How long requests took, by route, as a histogram of Prometheus. The library's own looks its labels up anew with
 * every note, which costs a small request more than all the rest of measuring it.
 */
export function createRequestTimes() {
  const routes = new Map<string, Map<string, Map<number, Tally>>>();
  const tallies: Tally[] = [];

  function tallyOf(method: string, route: string, status: number): Tally {
    const methods = routes.get(route) ?? new Map<string, Map<number, Tally>>();
    const statuses = methods.get(method) ?? new Map<number, Tally>();
    const tally = { labels: { method, route, status }, buckets: BUCKETS.map(() => 0), sum: 0, count: 0 };
    routes.set(route, methods);
    methods.set(method, statuses);
    statuses.set(status, tally);
    tallies.push(tally);
    return tally;
  }

  function note(method: string, route: string, status: number, seconds: number): void {
    const tally = routes.get(route)?.get(method)?.get(status) ?? tallyOf(method, route, status);
    tally.sum += seconds;
    tally.count++;
    let bucket = 0;
    while (seconds > BUCKETS[bucket]!) bucket++;
    if (bucket < BUCKETS.length) tally.buckets[bucket]!++;
  }

  const help = "Time to answer a request";
  const described = { name: NAME, help, type: "histogram", aggregator: "sum" };
  const metric = { ...described, get: async () => ({ ...described, values: tallies.flatMap(lines) }) };
  return { note, metric: metric as unknown as Metric };
}

/** What one tally says to Prometheus: in each bucket all that took no longer, their sum and their number. */
function lines({ labels, buckets, sum, count }: Tally) {
  let below = 0;
  const bounded = BUCKETS.map((le, i) => {
    below += buckets[i]!;
    return { metricName: `${NAME}_bucket`, labels: { le, ...labels }, value: below };
  });
  return [
    ...bounded,
    { metricName: `${NAME}_bucket`, labels: { le: "+Inf", ...labels }, value: count },
    { metricName: `${NAME}_sum`, labels, value: sum },
    { metricName: `${NAME}_count`, labels, value: count },
  ];
}
