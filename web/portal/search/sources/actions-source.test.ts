import { QueryClient } from "@tanstack/react-query";
import { expect, test } from "vitest";
import { homeOf } from "#domain/accounts/homes.ts";
import type { Role } from "#domain/accounts/roles.ts";
import { overwriteGetLocale } from "#messages/runtime.js";
import { actionsSource } from "./actions-source.ts";

const houses = [
  { slug: "casa-um", name: "Casa Um", part: "owner" },
  { slug: "casa-dois", name: "Casa Dois", part: "reservations" },
];

function found(role: Role) {
  const queries = new QueryClient();
  queries.setQueryData(["houses"], { houses });
  const entries = actionsSource.find({ role, queries, menu: { home: homeOf[role], groups: [] } } as never);
  return entries.map((entry) => [entry.label, "to" in entry ? entry.to : ""]);
}

test("what each role does most is found by its name, and leads to where it is done", () => {
  overwriteGetLocale(() => "en");
  const seller = [
    ["Register a booking", "bookings/register"],
    ["New journey", "my-journeys?new=1"],
    ["New client", "my-journeys/clients?new=1"],
    ["New checkpoint", "checkpoints?new=1"],
    ["New product", "products?new=1"],
    ["New goal", "growth?new=1"],
    ["New request", "feature-requests"],
    ["Write on the timeline", "social?new=1"],
  ];
  for (const role of ["advisor", "tour_operator"] as const)
    expect(found(role)).toEqual(seller.map(([label, path]) => [label, `${homeOf[role]}/${path}`]));
  const admin = found("admin").map(([label]) => label);
  expect(admin).toEqual(
    expect.arrayContaining([
      ...["New invitation", "Invite by spreadsheet", "New post", "New event", "New update", "New question"],
      ...["New hotel", "New campaign", "New training", "Record an activity", "Record a transfer"],
      ...["Record a request", "Record an incident", "Write on the timeline"],
    ]),
  );
  expect(admin).not.toContain("New journey");
});

test("somebody of a hotel finds what their part in each of their hotels lets them do", () => {
  overwriteGetLocale(() => "en");
  expect(found("hotel")).toEqual([
    ["Invite a person", "/hotel-portal/houses/casa-um/people?new=1"],
    ["Send a material", "/hotel-portal/houses/casa-um/materials"],
    ["New product", "/hotel-portal/houses/casa-um/offers?new=1"],
    ["Write on the timeline", "/hotel-portal/social?new=1"],
  ]);
});
