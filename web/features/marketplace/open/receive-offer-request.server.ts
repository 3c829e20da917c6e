import { createHash } from "node:crypto";
import type { BookingsApi } from "#server/bookings/contract.ts";
import { createApi } from "#web/api.ts";
import type { PageInput } from "#web/page-context.ts";
import { type OfferOutcome, readValues } from "./offer-values.ts";
import { sendOfferRequest } from "./send-offer-request.ts";

type Posted = Pick<PageInput, "api" | "publicUrl"> & { slug: string; form: FormData };

/** Takes a form posted without scripts through the same API; posted again, it is the same request. */
export function receiveOfferRequest({ api, publicUrl, slug, form }: Posted): Promise<OfferOutcome> {
  const values = readValues(form);
  const website = String(form.get("website") ?? "");
  const key = createHash("sha256")
    .update(JSON.stringify([slug, values]))
    .digest("hex");
  return sendOfferRequest(createApi<BookingsApi>(api, publicUrl), {
    slug,
    values,
    website,
    source: null,
    key,
  });
}
