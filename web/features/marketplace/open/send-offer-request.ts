import type { VisitSource } from "#domain/stores/visits.ts";
import { getLocale } from "#messages/runtime.js";
import type { BookingsApi } from "#server/bookings/contract.ts";
import type { Client } from "#web/api.ts";
import { errorsOf, findErrors, type OfferOutcome, type OfferValues } from "./offer-values.ts";

type Sent = {
  slug: string;
  values: OfferValues;
  website: string;
  source: VisitSource | null;
  link?: string | undefined;
  key: string;
};

/** Sends what a visitor asks of a product; the same key and words are one request. */
export async function sendOfferRequest(
  api: Pick<Client<BookingsApi>, "marketplace">,
  { slug, values, website, source, link, key }: Sent,
): Promise<OfferOutcome> {
  const errors = findErrors(values);
  if (errors.length > 0) return { errors, values };
  const { isAgreed: _isAgreed, endsOn, people, ...words } = values;
  const asked = { ...words, endsOn: endsOn || words.startsOn, people: Number(people) };
  const json = { ...asked, website, source, link, language: getLocale(), isAgreed: true as const };
  try {
    const headers = { "idempotency-key": key };
    const { requests } = api.marketplace.public[":slug"];
    const answer = await requests.$post({ param: { slug }, json }, { headers });
    if (answer.ok) return { receipt: await answer.json() };
    return await refusalOf(answer as Response, values);
  } catch {
    return { refusal: "failed", values };
  }
}

async function refusalOf(answer: Response, values: OfferValues): Promise<OfferOutcome> {
  if (answer.status === 429) return { refusal: "often", values };
  const { code, fields = {} } = (await answer.json()) as { code?: string; fields?: Record<string, string> };
  if (code === "validation_failed") return { errors: errorsOf(fields), values };
  return { refusal: code === "product_full" ? "full" : "failed", values };
}
