import { data } from "react-router";
import type { NewsletterApi } from "#server/newsletter/contract.ts";
import { createApi } from "#web/api.ts";
import type { PageInput } from "#web/page-context.ts";
import { followLink, type LetterLink } from "./follow-link.ts";
import { readToken } from "./read-token.ts";

/** Takes the button pressed without scripts through the same API; its page is nobody else's and is not kept. */
export async function receiveLink(
  request: Request,
  { link, api, publicUrl }: Pick<PageInput, "api" | "publicUrl"> & { link: LetterLink },
) {
  const token = readToken(new URL(request.url).search);
  const outcome = await followLink(createApi<NewsletterApi>(api, publicUrl), { link, token });
  return data({ outcome }, { status: outcome === "done" ? 200 : 422 });
}
