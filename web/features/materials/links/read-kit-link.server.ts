import type { KitContents } from "#domain/materials/links.ts";
import type { MaterialsApi } from "#server/materials/contract.ts";
import { createApi } from "#web/api.ts";
import type { PageInput } from "#web/page-context.ts";

export type OpenedKit = { state: "open"; kit: KitContents } | { state: "unknown" | "failed" };

/** What is in a link that a client was sent; a secret of the wrong shape is one that never was. */
export async function readKitLink({
  api,
  publicUrl,
  token,
  request,
}: Pick<PageInput, "api" | "publicUrl"> & { token: string; request: Request }): Promise<OpenedKit> {
  // A preview of a messenger is no opening: who asks is told as they told us.
  const told = ["user-agent", "sec-purpose", "purpose", "x-moz"] as const;
  const headers = Object.fromEntries(told.map((name) => [name, request.headers.get(name) ?? ""]));
  const kit = createApi<MaterialsApi>(api, publicUrl).kit[":token"].contents;
  const answer = await kit.$get({ param: { token } }, { headers });
  if (answer.ok) return { state: "open", kit: await answer.json() };
  const { status } = answer as Response;
  return { state: status === 404 || status === 400 ? "unknown" : "failed" };
}
