import { createHash } from "node:crypto";
import { visitSources } from "#domain/stores/visits.ts";
import type { StoresApi } from "#server/stores/contract.ts";
import { createApi } from "#web/api.ts";
import type { PageInput } from "#web/page-context.ts";
import { type RequestOutcome, readValues } from "./request-values.ts";
import { sendRequest } from "./send-request.ts";

type Posted = Pick<PageInput, "api" | "publicUrl"> & { slug: string; form: FormData };

/** Takes a form posted without scripts through the same API; posted again, it is the same request. */
export function receiveRequest({ api, publicUrl, slug, form }: Posted): Promise<RequestOutcome> {
  const values = readValues(form);
  const website = String(form.get("website") ?? "");
  const source = visitSources.find((known) => known === form.get("source")) ?? "direct";
  const key = createHash("sha256")
    .update(JSON.stringify([slug, values]))
    .digest("hex");
  return sendRequest(createApi<StoresApi>(api, publicUrl), { slug, values, website, source, key });
}
