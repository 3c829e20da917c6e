import { randomUUID } from "node:crypto";
import { DEMO_PASSWORD } from "#database/seed/demo/people.ts";
import { seedHouse } from "#database/seed/house/seed-house.ts";
import type { Booking } from "#domain/bookings/bookings.ts";
import { transact } from "#platform/database/transact.ts";
import { getWorld } from "#testing/world.ts";
import { plantPeople } from "../../accounts/plant-people.ts";
import { plantTiers } from "../../accounts/plant-tiers.ts";
import { plantContracts } from "../../hotels/contracts/plant-contracts.ts";
import { plantDemoHotels, plantGroupHotels } from "../../hotels/plant-hotels.ts";
import { acceptOption, type DecisionBy } from "../../journeys/accept-option.ts";
import { createJourney } from "../../journeys/create-journey.ts";
import { publishJourney } from "../../journeys/publish-journey.ts";
import { sampleDocument } from "../../journeys/testing/sample-document.ts";

export type BookingWorld = Awaited<ReturnType<typeof getBookingWorld>>;
type Answer = { status: number; body: Record<string, never> & { code?: string } };

/** A world with hotels, contracts, people and a journey whose client accepted two stays, and quick ways to speak to it. */
export async function getBookingWorld(env: Record<string, string> = {}) {
  const world = await getWorld({ env });
  const tokens = new Map<string, string>();
  const ids = { sagres: "", trancoso: "", advisor: "", operator: "" };

  async function tokenOf(name: string): Promise<string> {
    // A token lives an hour of the world's clock.
    const key = `${name} ${world.clock.now().toISOString()}`;
    const kept = tokens.get(key);
    if (kept) return kept;
    const answer = await world.api("/auth/v1/token?grant_type=password", {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ email: `${name}@lilamonde.test`, password: DEMO_PASSWORD }),
    });
    const token = (await answer.json()).access_token as string;
    tokens.set(key, token);
    return token;
  }

  /** One request as somebody, by the part of their address before the @; as nobody without one. */
  async function ask(as: string | null, path: string, body?: object): Promise<Answer> {
    const { status, text } = await bring(as, path, body);
    return { status, body: text ? JSON.parse(text) : {} };
  }

  /** The same, answered with the text of a file. */
  async function bring(as: string | null, path: string, body?: object) {
    const answer = await world.api(path, {
      method: body === undefined ? "GET" : "POST",
      headers: {
        ...(as ? { authorization: `Bearer ${await tokenOf(as)}` } : {}),
        "content-type": "application/json",
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    return { status: answer.status, text: await answer.text() };
  }

  /** Sends bytes as somebody, under a key where a repeat is tried. */
  async function put(as: string, path: string, { content, key }: { content: Uint8Array; key?: string }) {
    const answer = await world.api(path, {
      method: "POST",
      headers: {
        authorization: `Bearer ${await tokenOf(as)}`,
        "content-type": "application/octet-stream",
        ...(key && { "idempotency-key": key }),
      },
      body: new Uint8Array(content),
    });
    return { status: answer.status, body: await answer.json() } as Answer;
  }

  async function reset() {
    tokens.clear();
    await world.reset();
    await plantTiers(world.db);
    await plantPeople(world.deps);
    await seedHouse(world.db, world.clock.now());
    await plantGroupHotels(world.deps);
    await plantDemoHotels(world.deps);
    await plantContracts(world.deps);
    const hotels = await world.db.selectFrom("hotels").select(["id", "slug"]).execute();
    ids.sagres = hotels.find(({ slug }) => slug === "martinhal-sagres")!.id;
    ids.trancoso = hotels.find(({ slug }) => slug === "casa-trancoso")!.id;
    ids.advisor = (await world.deps.auth.getUserByEmail("advisor@lilamonde.test"))!.id;
    ids.operator = (await world.deps.auth.getUserByEmail("operator@lilamonde.test"))!.id;
  }

  type Accepted = { by?: DecisionBy; isCopy?: boolean };

  /** A journey of the advisor's whose client accepted two stays: Sagres, then Trancoso. */
  async function acceptedJourney({ by = { kind: "client" }, isCopy = false }: Accepted = {}) {
    const journeyId = randomUUID();
    const ownerId = ids.advisor;
    const stay = (hotelId: string, day: number) => ({
      ...{ kind: "stay" as const, day, nights: 3, supplier: { kind: "hotel" as const, hotelId } },
    });
    const document = sampleDocument({
      head: { startsOn: "2026-07-04", endsOn: "2026-07-12" },
      blocks: () => [stay(ids.sagres, 0), stay(ids.trancoso, 4)],
    });
    const now = world.clock.now();
    await transact(world.db, (tx) => createJourney(tx, { id: journeyId, ownerId, document, isCopy, now }));
    const { published } = await publishJourney(world.deps, { journeyId, ownerId, revision: 1 });
    const optionId = document.options[0]!.id;
    const { snapshotId } = published!;
    await transact(world.db, (tx) => acceptOption(tx, world.deps, { journeyId, snapshotId, optionId, by }));
    const [first, second] = document.blocks.filter((block) => block.optionId === optionId);
    const other = document.blocks.find((block) => block.optionId !== optionId)!;
    return { journeyId, sagresStay: first!.id, trancosoStay: second!.id, otherStay: other.id };
  }

  /** The advisor asks for a stay. */
  async function send(blockId: string, change: object = {}): Promise<Booking> {
    const { body, status } = await ask("advisor", "/api/bookings", { ...stayOf(), blockId, ...change });
    if (status !== 201) throw new Error(JSON.stringify(body));
    return body as unknown as Booking;
  }

  /** A step of one side, with the version it has now unless another is given. */
  async function step(
    as: "advisor" | "hotel" | "reservas",
    booking: Booking,
    taken: object,
    version?: number,
  ) {
    const path = as === "advisor" ? "/api/bookings" : `/api/houses/${booking.hotel.id}/bookings`;
    const now = version ?? ((await ask(as, `${path}/${booking.id}`)).body as unknown as Booking).version;
    return ask(as, `${path}/${booking.id}/steps`, { version: now, step: taken });
  }

  return { ...world, ids, ask, bring, put, reset, acceptedJourney, send, step };
}

/** Three nights in July for a family of three, in one room. */
export function stayOf() {
  return {
    ...{ checkIn: "2026-07-04", checkOut: "2026-07-07", wishes: "Longe da piscina" },
    rooms: [
      {
        ...{ category: "Casa de praia", ratePlan: "BAR", price: 594_000 },
        guests: [
          { name: "Beatriz Andrade", age: null },
          { name: "Otávio Andrade", age: null },
          { name: "Clara Andrade", age: 4 },
        ],
      },
    ],
  };
}

/** What an acceptance says, with a number of the hotel's. */
export function acceptance(confirmationNumber: string) {
  return {
    ...{ kind: "accept", confirmationNumber, message: "" },
    terms: {
      payments: [
        { kind: "deposit", dueOn: "2026-03-20", amount: 178_200 },
        { kind: "balance", dueOn: "2026-06-04", amount: 415_800 },
      ],
      freeUntil: "2026-06-20T17:00:00.000Z",
      penalties: [{ daysBefore: 14, share: 5_000 }],
      perks: [{ pt: "Upgrade na chegada", en: "Upgrade on arrival" }],
    },
  };
}

/** Other dates for the same room. */
export function counterOffer(change: object = {}) {
  return {
    ...{ kind: "counter", message: "Na noite de 4 a casa está em manutenção." },
    proposal: {
      ...{ checkIn: "2026-07-05", checkOut: "2026-07-08" },
      rooms: [{ category: "Casa de jardim", price: 561_000 }],
      ...change,
    },
  };
}
