import { isbot } from "isbot";
import { countedPage, houseDay, type ViewRequest } from "#domain/site/views.ts";
import type { Deps } from "../deps.ts";
import { isPublishedHotel } from "../hotels/is-published-hotel.ts";
import { addView } from "./queries.ts";

type Input = { view: ViewRequest; headers: Headers };

/** Counts a public page that a person read; nothing about the person is kept. */
export async function countView(
  { db, clock }: Pick<Deps, "db" | "clock">,
  { view, headers }: Input,
): Promise<void> {
  if (isRobot(headers) || asksNotToBeCounted(headers)) return;
  const page = countedPage(view.path);
  if (!page) return;
  if (page.hotelSlug !== null && !(await isPublishedHotel({ db }, page.hotelSlug))) return;
  await addView(db, { day: houseDay(clock.now()), path: page.path, language: view.language });
}

function isRobot(headers: Headers): boolean {
  const agent = headers.get("user-agent");
  return !agent || isbot(agent);
}

function asksNotToBeCounted(headers: Headers): boolean {
  return headers.get("dnt") === "1" || headers.get("sec-gpc") === "1";
}
