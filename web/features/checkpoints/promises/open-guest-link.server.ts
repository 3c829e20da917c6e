import type { GuestStay } from "#domain/checkpoints/promises.ts";
import type { CheckpointsApi } from "#server/checkpoints/contract.ts";
import { createApi } from "#web/api.ts";
import type { PageInput } from "#web/page-context.ts";

export type OpenedStay = { state: "open"; stay: GuestStay } | { state: "over" | "unknown" | "failed" };

/** What the bearer of a guest's link may see; a secret of the wrong shape is one that never was. */
export async function openGuestLink({
  api,
  publicUrl,
  token,
}: Pick<PageInput, "api" | "publicUrl"> & { token: string }): Promise<OpenedStay> {
  const answer = await createApi<CheckpointsApi>(api, publicUrl)["guest-links"].open.$post({
    json: { token },
  });
  if (answer.ok) return { state: "open", stay: await answer.json() };
  const { status } = answer as Response;
  if (status === 410) return { state: "over" };
  return { state: status === 404 || status === 400 ? "unknown" : "failed" };
}
