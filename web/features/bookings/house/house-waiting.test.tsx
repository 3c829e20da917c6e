import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { renderToStaticMarkup } from "react-dom/server";
import { createMemoryRouter, RouterProvider } from "react-router";
import { expect, test } from "vitest";
import { BookingQuery } from "#domain/bookings/bookings.ts";
import { m } from "#messages/messages.js";
import { BOOKINGS } from "../keys.ts";
import { HouseWaiting } from "./house-waiting.tsx";

/** What a hotel's desk reads where so many requests wait. */
function shown(waiting: number): string {
  const client = new QueryClient();
  const query = BookingQuery.omit({ cursor: true, limit: true }).parse({
    q: "",
    sort: "dueAt",
    box: "hotel",
  });
  const rows = Array.from({ length: waiting }, (_, at) => ({
    ...{ id: String(at), reference: `PD-${at}`, title: null, product: null, people: 2, currency: "EUR" },
    ...{ clock: { dueAt: null, isPaused: false, isLate: false }, optionUntil: null, total: 1_000 },
    ...{ checkIn: "2027-01-01", checkOut: "2027-01-03", sellerName: "Marina Teles" },
  }));
  const answer = { rows, nextCursor: null, hasMore: false, facets: {} };
  const key = [...BOOKINGS, "list", { kind: "hotel", hotelId: "h" }, query];
  const count = { value: waiting, isMore: false };
  client.setQueryData(key, { pages: [{ ...answer, count }], pageParams: [undefined] });
  const page = (
    <QueryClientProvider client={client}>
      <HouseWaiting hotelId="h" slug="casa" mayAnswer />
    </QueryClientProvider>
  );
  return renderToStaticMarkup(<RouterProvider router={createMemoryRouter([{ path: "/", element: page }])} />);
}

test("of more requests than are shown a desk reads how many there are besides", () => {
  expect(shown(3)).not.toContain(m.bookings_dates_more({ count: 1 }));
  const four = shown(4);
  expect(four).toContain(m.bookings_dates_more({ count: 1 }));
  expect(four).toContain("PD-2");
  expect(four).not.toContain("PD-3");
});
