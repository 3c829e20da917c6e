import { setTimeout as delay } from "node:timers/promises";
import { systemClock } from "#platform/clock.ts";
import type { Database } from "#platform/database/database.ts";
import { transact } from "#platform/database/transact.ts";
import { createLive } from "#platform/live/live.ts";
import { createLog } from "#platform/log.ts";
import { until } from "#testing/until.ts";
import { readEvents } from "#web/session/live/read-events.ts";

const READERS = 3;
const WRITERS = 2;
const PATHS = ["/", "/en", "/faq", "/api/settings", "/api/faq", "/assets/of-before.js", "/sitemap.xml"];

/** People at work on a house until told to end: who reads, who writes with keys, and who listens; nobody tries again. */
export async function startLoad({ url, database }: { url: string; database: Database }) {
  const stop = new AbortController();
  const refused: string[] = [];
  const references: string[] = [];
  const heard: number[] = [];
  const asked = { reads: 0, writes: 0, streams: 0, events: 0 };

  const ask = asking(url, refused);
  async function read(first: number) {
    for (let at = first; !stop.signal.aborted; at++) {
      await ask(PATHS[at % PATHS.length]!);
      asked.reads += 1;
    }
  }

  async function write(writer: number) {
    while (!stop.signal.aborted) {
      const number = asked.writes++;
      const text = await ask("/api/contact", {
        method: "POST",
        headers: { "content-type": "application/json", "idempotency-key": `message-${number}-of-${writer}` },
        body: message(number),
      });
      if (text) references.push((JSON.parse(text) as { reference: string }).reference);
      await delay(20);
    }
  }

  const listener = listeningAt(url, { stop, refused, asked, heard });
  const live = createLive({ database, log: createLog("silent"), clock: systemClock });
  async function tell() {
    while (!stop.signal.aborted) {
      const number = asked.events++;
      await transact(database.db, async (tx) =>
        live.publish(tx, { topic: "public", event: "tick", data: { number } }),
      );
      await delay(100);
    }
  }

  const listening = listener.listen();
  // The first word of a stream says where it stands: what is told from then on must be heard.
  await until(() => {
    if (!listener.hasBegun()) throw new Error("nobody listens yet");
  });
  const working = [
    ...Array.from({ length: READERS }, (_, reader) => read(reader)),
    ...Array.from({ length: WRITERS }, (_, writer) => write(writer)),
    tell(),
  ];
  let ended: Promise<Figures> | undefined;

  async function finish(): Promise<Figures> {
    const last = asked.events;
    await until(() => {
      if (heard.length < last) throw new Error(`${heard.length} of ${last} events were heard`);
    }).catch(() => undefined);
    stop.abort();
    await Promise.all([...working, listening]);
    const lost = await compare(database, { references, writes: asked.writes });
    return { ...asked, refused, ...lost, ...gapsOf(heard, last) };
  }

  return {
    figures: () => asked,
    reach: (reads: number) =>
      until(() => {
        if (asked.reads < reads) throw new Error(`${asked.reads} of ${reads} reads`);
      }),
    /** Waits until the proxy sends people to a node again, which it left alone for a while. */
    meets: async (node: string) => {
      const nameOf = async (place: string) =>
        (await fetch(`${place}/api/settings`)).headers.get("x-request-id")!.slice(0, 8);
      const wanted = await nameOf(node);
      await until(async () => {
        if ((await nameOf(url)) !== wanted) throw new Error("the proxy still leaves it alone");
      });
    },
    end: () => {
      ended ??= finish();
      return ended;
    },
  };
}

type Figures = {
  reads: number;
  writes: number;
  streams: number;
  events: number;
  refused: string[];
  lost: number;
  repeated: number;
  missedEvents: number;
  disorderedEvents: number;
};

function message(number: number): string {
  return JSON.stringify({
    ...{ name: "Ana", email: "ana@example.com", interest: "other", language: "pt" },
    ...{ subject: `Assunto ${number}`, message: "Texto" },
  });
}

/** Asks, and notes whatever was refused. */
function asking(url: string, refused: string[]) {
  return async (path: string, init?: RequestInit): Promise<string> => {
    const name = `${init?.method ?? "GET"} ${path}`;
    try {
      const answer = await fetch(url + path, init);
      const text = await answer.text();
      if (!answer.ok || text === "") refused.push(`${name}: ${answer.status} ${text.slice(0, 200)}`);
      return answer.ok ? text : "";
    } catch (error) {
      refused.push(`${name}: ${String((error as Error).cause ?? error)}`);
      return "";
    }
  };
}

type Heard = { stop: AbortController; refused: string[]; asked: { streams: number }; heard: number[] };

/** Listens, and goes on after what was heard last when a stream ends. */
function listeningAt(url: string, { stop, refused, asked, heard }: Heard) {
  let lastId: string | undefined;
  async function hear() {
    const headers = lastId === undefined ? undefined : { "last-event-id": lastId };
    const answer = await fetch(`${url}/api/live`, { headers, signal: stop.signal });
    asked.streams += 1;
    if (!answer.ok || !answer.body) return refused.push(`GET /api/live: ${answer.status}`);
    for await (const { id, event, data } of readEvents(answer.body)) {
      lastId = id ?? lastId;
      if (event === "tick") heard.push((JSON.parse(data ?? "{}") as { number: number }).number);
      if (event === "reset") refused.push("the stream began anew");
    }
    return undefined;
  }
  async function listen() {
    while (!stop.signal.aborted) {
      await hear().catch((error: unknown) => {
        if (!stop.signal.aborted) refused.push(`GET /api/live: ${String(error)}`);
      });
      await delay(50);
    }
  }
  return { listen, hasBegun: () => lastId !== undefined };
}

/** What was answered and is not kept, and what is kept more than once. */
async function compare(database: Database, { references, writes }: { references: string[]; writes: number }) {
  const { rows } = await database.execute("select reference from contact_messages");
  const kept = rows.map(({ reference }) => String(reference));
  const stored = new Set(kept);
  return {
    lost: references.filter((reference) => !stored.has(reference)).length,
    repeated: kept.length - writes,
  };
}

/** What of the first so many was never heard, and what not in its order. */
const gapsOf = (heard: number[], last: number) => ({
  missedEvents: last - new Set(heard.filter((number) => number < last)).size,
  disorderedEvents: heard.filter((number, at) => at > 0 && number !== heard[at - 1]! + 1).length,
});
