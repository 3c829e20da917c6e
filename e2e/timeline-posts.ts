import type { APIRequestContext, Locator, Page } from "@playwright/test";
import { ask } from "./people.ts";

/** The posts that hold these words. */
export function postWith(page: Page, words: string) {
  return page.getByRole("article").filter({ hasText: words });
}

type Speaker = { session: { access_token: string } };

/** Somebody says something, to every member unless told otherwise, beside the browser. */
export function say(
  request: APIRequestContext,
  { session }: Speaker,
  text: string,
  audience: "members" | "hotels" = "members",
) {
  const data = { text, audience, pictures: [], hotelIds: [] };
  return ask(request, { session, path: "/api/timeline", data });
}

/** How wide a picture is that has arrived; none before. */
export const widthOf = (picture: Locator) =>
  picture.evaluate((element) => (element as HTMLImageElement).naturalWidth);
