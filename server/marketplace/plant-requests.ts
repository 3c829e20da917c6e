import { demoId } from "#database/seed/demo/demo-id.ts";
import { demoRequests, hotelDesk } from "#database/seed/demo/product-requests.ts";
import { dayAfter } from "#domain/zones.ts";
import { type Planted, plantRequest } from "../bookings/products/plant-request.ts";
import type { Deps } from "../deps.ts";

/** Gives the demo world what its people ask of its products, once; each goes the way a real one goes, untold. */
export async function plantRequests(given: Deps): Promise<void> {
  const deps = { ...given, listeners: { ...given.listeners, tells: [] } };
  const desk = await deps.auth.getUserByEmail(hotelDesk);
  const today = deps.clock.now().toISOString().slice(0, 10);
  for (const demo of demoRequests) {
    // Asked before: the embedded database has one connection, which a transaction holds.
    const member = "member" in demo.asker ? await deps.auth.getUserByEmail(demo.asker.member) : null;
    if ("member" in demo.asker && !member) continue;
    const startsOn = dayAfter(today, demo.in);
    const planted: Planted = {
      ...{ id: demoId(`request/${demo.key}`), productId: demoId(`product/${demo.product}`) },
      asked: { startsOn, endsOn: dayAfter(startsOn, demo.nights), people: demo.people, message: demo.says },
      memberId: member?.id ?? null,
      visitor: "visitor" in demo.asker ? { ...demo.asker, id: demoId(`visitor/${demo.key}`) } : null,
      ...{ sentDaysAgo: demo.sentDaysAgo, deskId: desk?.id ?? null, steps: demo.steps },
    };
    await plantRequest(deps, planted);
  }
}
