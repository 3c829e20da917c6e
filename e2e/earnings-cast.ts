import type { APIRequestContext } from "@playwright/test";
import { TOTP } from "otpauth";
import { makeAdministrator } from "./house-database.ts";
import { ask, comeIn, openAdmin, openSession } from "./people.ts";

const DAY_MS = 86_400_000;
/** The day so many days ago. */
export const daysAgo = (days: number) => new Date(Date.now() - days * DAY_MS).toISOString().slice(0, 10);

type Session = Awaited<ReturnType<typeof comeIn>>["session"];

/** The same session after a second factor that it sets up. */
export async function lift(request: APIRequestContext, session: Session): Promise<Session> {
  const path = "/auth/v1/factors";
  const { id, totp } = await ask(request, { session, path, data: { factor_type: "totp" } });
  const challenge = await ask(request, { session, path: `${path}/${id}/challenge`, data: {} });
  const code = new TOTP({ secret: totp.secret }).generate();
  return ask(request, {
    ...{ session, path: `${path}/${id}/verify` },
    data: { challenge_id: challenge.id, code },
  });
}

/** Somebody who sells and has said where they are paid; a second administrator; and a stay at Sagres that is agreed and lies ahead. */
export async function castOf(request: APIRequestContext, number: string) {
  const seller = await comeIn(request, { name: "Rosa Amado" });
  const session = await lift(request, seller.session);
  const details = { version: 0, kind: "cpf", key: "529.982.247-25", holder: "Rosa Amado" };
  await request.put("/api/payouts/details", {
    ...{ headers: { authorization: `Bearer ${session.access_token}` }, data: details },
  });
  const second = await comeIn(request, { name: "Otília Reis" });
  await makeAdministrator(second.id);
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
  const admin = await openAdmin(request);
  return { session, second: await lift(request, second.session), admin, hotelId, id: booking.id as string };
}
