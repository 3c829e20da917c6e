import { expect, test } from "vitest";
import type { JourneysApi } from "#server/journeys/contract.ts";
import { createApi } from "./api.ts";

const id = "0190a000-0000-7000-8000-000000000001";

function listen() {
  const sent: string[] = [];
  const api = createApi<JourneysApi>(({ method, url }) => {
    sent.push(`${method} ${new URL(url).pathname}`);
    return Response.json({});
  }, "http://lilamonde.test");
  return { api, sent };
}

test("the words of an address and the method are the request", async () => {
  const { api, sent } = listen();
  await api.journeys[":id"].history.$get({ param: { id } });
  await api.journeys[":id"].template.$post({ param: { id }, json: { name: "Ilhas" } });
  expect(sent).toEqual([`GET /api/journeys/${id}/history`, `POST /api/journeys/${id}/template`]);
});

test("a client knows the contract of its capability alone, and what each route asks and answers", async () => {
  const { api, sent } = listen();
  // @ts-expect-error an address of another capability
  await api.hotels.$get();
  // @ts-expect-error without what stands in the address
  await api.journeys[":id"].$get();
  // @ts-expect-error a body that the contract does not know
  await api.journeys[":id"].template.$post({ param: { id }, json: { title: 1 } });
  const answer = await api.journeys[":id"].$get({ param: { id } });
  const journey = await answer.json();
  // @ts-expect-error a field that is not promised
  expect(journey.colour).toBeUndefined();
  expect(sent).toHaveLength(4);
});
