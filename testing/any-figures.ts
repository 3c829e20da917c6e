import fc from "fast-check";
import { bookingStates } from "#domain/bookings/states.ts";
import { commissionStates } from "#domain/commissions/states.ts";
import type { Figures } from "#domain/insights/figures.ts";
import { ago, figuresOf, id, journeyOf, owedOf, stayOf, TODAY } from "#domain/insights/testing/figures.ts";
import { journeyStates } from "#domain/journeys/states.ts";
import { dayAfter } from "#domain/zones.ts";

const day = fc.integer({ min: -500, max: 300 }).map((days) => dayAfter(TODAY, days));
const at = fc.integer({ min: -400, max: 60 }).map((days) => ago(-days));
const maybe = <T>(value: fc.Arbitrary<T>) => fc.option(value, { nil: null });
const currency = fc.constantFrom("EUR" as const, "USD" as const, "BRL" as const);
const hotel = fc.integer({ min: 0, max: 3 }).map((n) => ({ hotelId: id(500 + n), hotel: `Hotel ${n}` }));

const journey = fc
  .record({
    ...{
      n: fc.integer({ min: 0, max: 40 }),
      state: fc.constantFrom(...journeyStates),
      startsOn: day,
      currency,
    },
    ...{
      worth: maybe(fc.nat(9_000_000)),
      createdAt: at,
      stateAt: at,
      publishedAt: maybe(at),
      wasAccepted: fc.boolean(),
    },
  })
  .map(({ n, ...rest }) =>
    journeyOf(n, { ...rest, firstPublishedAt: rest.publishedAt, endsOn: dayAfter(rest.startsOn, 6) }),
  );
const stay = fc
  .record({
    ...{ n: fc.nat(60), state: fc.constantFrom(...bookingStates), checkIn: day, currency, hotel },
    ...{ total: fc.nat(9_000_000), optionUntil: maybe(at), dueAt: maybe(at), createdAt: at, updatedAt: at },
    ...{ waitsFor: fc.constantFrom("seller" as const, "hotel" as const, null) },
    ...{ promisedPerks: fc.nat(2), offeredPerks: fc.nat(3), journey: maybe(fc.nat(40)) },
  })
  .map(({ n, hotel: at, journey: of, ...rest }) =>
    stayOf(n, {
      ...rest,
      ...at,
      journeyId: of === null ? null : id(of),
      checkOut: dayAfter(rest.checkIn, 3),
    }),
  );
const owed = fc
  .record({
    n: fc.nat(80),
    state: fc.constantFrom(...commissionStates),
    dueOn: day,
    checkOut: day,
    currency,
    hotel,
    amount: fc.nat(900_000),
  })
  .map(({ n, hotel: at, ...rest }) => owedOf(n, { ...rest, ...at }));

/** Anybody's figures. */
export const anyFigures: fc.Arbitrary<Figures> = fc
  .record({
    journeys: fc.uniqueArray(journey, { maxLength: 25, selector: (each) => each.id }),
    stays: fc.uniqueArray(stay, { maxLength: 25, selector: (each) => each.id }),
    owed: fc.uniqueArray(owed, { maxLength: 25, selector: (each) => each.id }),
    proposals: fc.uniqueArray(
      fc.record({
        ...{
          journeyId: fc.nat(40).map(id),
          openings: fc.nat(9),
          lastOpenedAt: maybe(at),
          waitsSince: maybe(at),
        },
        ...{ hasChosen: fc.boolean(), expiresAt: maybe(at) },
      }),
      { maxLength: 10, selector: (each) => each.journeyId },
    ),
    liveHotels: fc.array(
      fc
        .record({ journeyId: fc.nat(40).map(id), hotel })
        .map(({ hotel: at, ...rest }) => ({ ...rest, ...at })),
      { maxLength: 10 },
    ),
    kit: fc.array(
      fc
        .record({ n: fc.nat(9), hotel, closesOn: day })
        .map(({ n, hotel: at, closesOn }) => ({ id: id(3_000 + n), title: "Ficha", ...at, closesOn })),
      { maxLength: 5 },
    ),
    contracts: fc.array(
      fc.record({ hotel, endsOn: day }).map(({ hotel: at, endsOn }) => ({ ...at, endsOn })),
      { maxLength: 3 },
    ),
    overdue: fc.array(
      fc.record({ n: fc.nat(9), day }).map(({ n, day: on }) => ({
        id: id(4_000 + n),
        title: { pt: "Docs", en: "Docs" },
        journeyId: null,
        journey: null,
        day: on,
      })),
      { maxLength: 4 },
    ),
    uninvoiced: fc.array(
      fc
        .record({ n: fc.nat(80), currency, amount: fc.nat(90_000) })
        .map(({ n, ...rest }) => ({ id: id(2_000 + n), ...rest })),
      { maxLength: 4 },
    ),
    birthdays: fc.array(
      fc
        .record({ n: fc.nat(9), on: day })
        .map(({ n, on }) => ({ clientId: id(9_000 + n), client: `Cliente ${n}`, on })),
      { maxLength: 3 },
    ),
  })
  .map(figuresOf);
