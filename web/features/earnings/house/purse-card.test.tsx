import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { renderToStaticMarkup } from "react-dom/server";
import { createMemoryRouter, RouterProvider } from "react-router";
import { expect, test } from "vitest";
import { CommissionQuery } from "#domain/commissions/commissions.ts";
import { m } from "#messages/messages.js";
import { housesReading } from "#web/portal/house/houses.ts";
import { EARNINGS } from "../keys.ts";
import { purseCard } from "./purse-card.tsx";

const count = (value: number) => ({ value, isMore: false });

/** The card of somebody with this part at a hotel where one stay ended, one is ahead, one is late and two are confirmed. */
function shownTo(part: string, late = 1): string {
  const client = new QueryClient();
  client.setQueryData(housesReading.queryKey, { houses: [{ id: "h", slug: "casa", name: "Casa", part }] });
  const query = CommissionQuery.omit({ cursor: true, limit: true }).parse({
    box: "expected",
    sort: "checkOut",
  });
  const answer = {
    ...{ rows: [{ checkOut: "2020-01-01" }, { checkOut: "2999-01-01" }], nextCursor: null, hasMore: false },
    ...{ count: count(2), facets: { box: [{ value: "overdue", count: count(late) }] } },
  };
  answer.facets.box.push({ value: "confirmed", count: count(2) });
  const key = [...EARNINGS, "list", { kind: "hotel", hotelId: "h" }, query];
  client.setQueryData(key, { pages: [answer], pageParams: [undefined] });
  const { Card } = purseCard;
  const page = (
    <QueryClientProvider client={client}>
      <Card />
    </QueryClientProvider>
  );
  return renderToStaticMarkup(<RouterProvider router={createMemoryRouter([{ path: "/", element: page }])} />);
}

test("whoever keeps a hotel's purse reads first what is late, what ended and waits for their word, and what is to be paid", () => {
  const lines = [
    m.earnings_purse_overdue({ count: 1 }),
    m.earnings_purse_ended({ count: 1 }),
    m.earnings_purse_confirmed({ count: 2 }),
  ];
  for (const part of ["owner", "finance"]) {
    const places = lines.map((line) => shownTo(part).indexOf(line));
    expect(places.every((at) => at > 0)).toBe(true);
    expect([...places].sort((a, b) => a - b)).toEqual(places);
  }
  expect(shownTo("owner", 0)).not.toContain("box=overdue");
  for (const part of ["editor", "reservations"]) expect(shownTo(part)).toBe("");
});
