import { expect, test } from "vitest";
import { roles } from "../accounts/roles.ts";
import { audiencesOf } from "./updates.ts";

test.each(roles)("%s reads the news of the spec's audience", (role) => {
  expect(audiencesOf(role)).toEqual(role === "advisor" ? ["all", "advisors"] : ["all", "hotels"]);
});
