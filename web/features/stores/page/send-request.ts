import type { VisitSource } from "#domain/stores/visits.ts";
import { getLocale } from "#messages/runtime.js";
import type { StoresApi } from "#server/stores/contract.ts";
import type { Client } from "#web/api.ts";
import { findErrors, type RequestOutcome, type RequestValues } from "./request-values.ts";

type Sent = {
  slug: string;
  values: RequestValues;
  website: string;
  source: VisitSource;
  link?: string | undefined;
  key: string;
};

/** Sends what a visitor wrote to a seller; the same key and words are kept once. */
export async function sendRequest(
  api: Pick<Client<StoresApi>, "stores">,
  { slug, values, website, source, link, key }: Sent,
): Promise<RequestOutcome> {
  const errors = findErrors(values);
  if (errors.length > 0) return { errors, values };
  const { isAgreed: _isAgreed, ...words } = values;
  const json = { ...words, website, source, link, language: getLocale(), isAgreed: true as const };
  try {
    const headers = { "idempotency-key": key };
    const answer = await api.stores[":slug"].requests.$post({ param: { slug }, json }, { headers });
    if (answer.ok) return { receipt: await answer.json() };
    return (answer as Response).status === 400 ? { errors: ["email"], values } : { isFailed: true, values };
  } catch {
    return { isFailed: true, values };
  }
}
