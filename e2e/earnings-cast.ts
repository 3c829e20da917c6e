import type { APIRequestContext } from "@playwright/test";
import { TOTP } from "otpauth";
import type { ClockedHouse } from "./clocked-house.ts";
import { makeAdministrator } from "./house-database.ts";
import { ask, comeIn, openAdmin, openSession } from "./people.ts";

type Session = Awaited<ReturnType<typeof comeIn>>["session"];
type Factor = { id: string; secret: string };

/** The same session after the second factor that somebody has set up, at an hour of the house. */
async function prove(
  request: APIRequestContext,
  { session, factor, now = new Date() }: { session: Session; factor: Factor; now?: Date },
): Promise<Session> {
  const path = `/auth/v1/factors/${factor.id}`;
  const challenge = await ask(request, { session, path: `${path}/challenge`, data: {} });
  const code = new TOTP({ secret: factor.secret }).generate({ timestamp: now.getTime() });
  return ask(request, { session, path: `${path}/verify`, data: { challenge_id: challenge.id, code } });
}

async function setUpFactor(request: APIRequestContext, session: Session): Promise<Factor> {
  const asked = { session, path: "/auth/v1/factors", data: { factor_type: "totp" } };
  const { id, totp } = await ask(request, asked);
  return { id, secret: totp.secret };
}

/** The same session after a second factor that it sets up. */
export async function lift(request: APIRequestContext, session: Session, now = new Date()): Promise<Session> {
  return prove(request, { session, factor: await setUpFactor(request, session), now });
}

/** Somebody who sells and has said where they are paid, and a stay of theirs at Sagres that is agreed and lies ahead. */
export async function castOf({ request, daysAgo }: ClockedHouse, number: string) {
  const seller = await comeIn(request, { name: "Rosa Amado" });
  const factor = await setUpFactor(request, seller.session);
  const session = await prove(request, { session: seller.session, factor });
  const details = { version: 0, kind: "cpf", key: "529.982.247-25", holder: "Rosa Amado" };
  await request.put("/api/payouts/details", {
    ...{ headers: { authorization: `Bearer ${session.access_token}` }, data: details },
  });
  const hotel = await openSession(request, "hotel@lilamonde.test");
  const { hotels } = await ask(request, { session, path: "/api/journeys/hotels" });
  const hotelId = hotels.find(({ slug }: { slug: string }) => slug === "martinhal-sagres").id as string;
  const booking = await ask(request, {
    ...{ session, path: "/api/bookings/registrations" },
    data: {
      ...{ hotelId, blockId: null, source: "email", confirmationNumber: number, wishes: "" },
      ...{ checkIn: daysAgo(-2), checkOut: daysAgo(-6) },
      rooms: [
        {
          ...{ category: "Casa de praia", ratePlan: "BAR", price: 500_000 },
          guests: [{ name: "Ana Reis", age: null }],
        },
      ],
    },
  });
  await ask(request, {
    ...{ session: hotel, path: `/api/houses/${hotelId}/bookings/${booking.id}/steps` },
    data: {
      version: booking.version,
      step: {
        ...{ kind: "accept", confirmationNumber: number, message: "" },
        terms: { payments: [], freeUntil: null, penalties: [], perks: [] },
      },
    },
  });
  return { session, id: booking.id as string, seller: { email: seller.email, factor } };
}

/** Everybody comes back after a long time: their sessions have ended, and a second administrator has joined. */
export async function comeBack(
  { request, now, database }: ClockedHouse,
  { email, factor }: { email: string; factor: Factor },
) {
  const seller = await prove(request, { session: await openSession(request, email), factor, now: now() });
  const joined = await comeIn(request, { name: "Otília Reis" });
  await makeAdministrator(joined.id, database);
  const second = await lift(request, joined.session, now());
  return { seller, second, admin: await openAdmin(request) };
}
