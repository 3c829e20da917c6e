import { randomUUID } from "node:crypto";
import { DEMO_PASSWORD } from "#database/seed/demo/people.ts";
import type { BatchAnswer, Outcome, Reading, Snapshot } from "#domain/events/check-ins.ts";
import type { EventDetail, NewEvent } from "#domain/events/events.ts";
import { getWorld } from "#testing/world.ts";
import { plantPeople } from "../../accounts/plant-people.ts";
import { plantTiers } from "../../accounts/plant-tiers.ts";
import { ticketAddress, ticketOf } from "../tickets.ts";

export type Who = "advisor" | "operator" | "admin" | "hotel" | null;
export type EventWorld = Awaited<ReturnType<typeof getEventWorld>>;
type Body = Record<string, never> & Record<string, unknown>;

/** A Thursday evening in São Paulo with room for two; the test's clock stands at its beginning. */
export const evening: NewEvent = {
  ...{ code: "VELAA26", slug: "noite-velaa", kind: "event", picture: "gastronomy", capacity: 2 },
  title: { pt: "Noite Velaa", en: "An evening with Velaa" },
  headline: { pt: "Uma noite em Velaa.", en: "An evening on Velaa." },
  lead: { pt: "Sete tempos.", en: "Seven courses." },
  ...{ venue: "Casa Bela Cintra", address: "Rua Bela Cintra", city: "São Paulo", zone: "America/Sao_Paulo" },
  ...{ startsAt: "2026-03-02T12:00:00.000Z", endsAt: "2026-03-02T16:00:00.000Z" },
  ...{ doorsOpenAt: "2026-03-02T11:00:00.000Z", doorsCloseAt: "2026-03-02T15:00:00.000Z" },
  ...{ audience: "public", roles: [], questions: [], programme: [], trainings: [] },
};

/** A world with people, and what they do with events. */
export async function getEventWorld() {
  const world = await getWorld({ env: { RATE_LIMIT_SCALE: "1000" } });
  const tokens = new Map<string, string>();

  async function tokenOf(who: Exclude<Who, null>): Promise<string> {
    // A token lives an hour of the world's clock.
    const key = `${who} ${world.clock.now().toISOString()}`;
    if (!tokens.has(key)) {
      const answer = await world.api("/auth/v1/token?grant_type=password", {
        method: "POST",
        headers: { "content-type": "application/json" },
        body: JSON.stringify({ email: `${who}@lilamonde.test`, password: DEMO_PASSWORD }),
      });
      tokens.set(key, (await answer.json()).access_token);
    }
    return tokens.get(key)!;
  }

  async function ask(who: Who, method: string, path: string, body?: unknown) {
    const answer = await world.api(`/api${path}`, {
      method,
      headers: {
        ...(who && { authorization: `Bearer ${await tokenOf(who)}` }),
        "content-type": "application/json",
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    const text = await answer.text();
    const isJson = answer.headers.get("content-type")?.includes("json");
    return { status: answer.status, body: (isJson ? JSON.parse(text) : { text }) as Body };
  }

  async function publish(change: Partial<NewEvent> = {}): Promise<EventDetail["event"]> {
    const made = (await ask("admin", "POST", "/admin/events", { ...evening, ...change }))
      .body as unknown as EventDetail;
    const move = { to: "published", reason: null, version: 1 };
    const { body } = await ask("admin", "POST", `/admin/events/${made.event.id}/state`, move);
    return (body as unknown as EventDetail).event;
  }

  const visitor = (name: string) => ({
    ...{ name, email: `${name.toLowerCase()}@example.com`, answers: [], consent: true, language: "pt" },
  });
  const visit = (name: string, { slug = "noite-velaa", ...change }: { slug?: string; email?: string } = {}) =>
    ask(null, "POST", `/events/${slug}/registrations`, { ...visitor(name), ...change });
  const rowOf = (name: string) =>
    world.db.selectFrom("registrations").selectAll().where("name", "=", name).executeTakeFirstOrThrow();
  /** What the ticket of somebody says now. */
  async function ticketFor(name: string, code = "VELAA26"): Promise<string> {
    const { id, ticket_version: version } = await rowOf(name);
    return ticketAddress(world.deps.config, code, ticketOf(world.deps.config, { id, version }));
  }

  async function enrol(eventId: string, door = "Porta principal") {
    const { body } = await ask("admin", "POST", `/admin/events/${eventId}/scanners`, { door });
    const token = String(body.url).split("#staff=")[1]!;
    const enrolled = await ask(null, "POST", "/doors/enrolments", { token });
    return { device: String(enrolled.body.device), token, id: String(body.id) };
  }

  async function send(device: string, readings: Reading[], sentAt = world.clock.now().toISOString()) {
    const { status, body } = await ask(null, "POST", "/doors/readings", { device, sentAt, readings });
    return { status, ...(body as unknown as BatchAnswer) };
  }
  const scan = (read: string, change: Partial<Reading> = {}) =>
    ({ id: randomUUID(), at: world.clock.now().toISOString(), kind: "scan", read, ...change }) as Reading;
  const say = async (device: string, reading: Reading): Promise<Outcome> =>
    (await send(device, [reading])).outcomes[0]!;
  const snapshot = async (device: string) =>
    (await ask(null, "POST", "/doors/snapshots", { device })).body as unknown as Snapshot;

  return {
    ...world,
    ...{ ask, publish, visit, rowOf, ticketFor, enrol, send, scan, say, snapshot },
    reset: async () => {
      await world.reset();
      tokens.clear();
      await plantTiers(world.db);
      await plantPeople(world.deps);
    },
    pass: (ms: number) => {
      world.clock.set(new Date(world.clock.now().getTime() + ms));
      tokens.clear();
    },
  };
}
