import type { Proposal } from "#domain/proposals/proposals.ts";
import type { ProposalsApi } from "#server/proposals/contract.ts";
import { createApi } from "#web/api.ts";
import type { PageInput } from "#web/page-context.ts";

export type OpenedProposal =
  | { state: "open"; proposal: Proposal }
  | { state: "passcode"; from: string }
  | { state: "over" | "unknown" | "failed" };

type Input = Pick<PageInput, "api" | "publicUrl"> & { token: string; request: Request };

/** What the bearer of an address may see; a secret of the wrong shape is one that never was. */
export async function openProposal({ api, publicUrl, token, request }: Input): Promise<OpenedProposal> {
  const headers = { cookie: request.headers.get("cookie") ?? "" };
  const answer = await createApi<ProposalsApi>(api, publicUrl).proposals.open.$post(
    { json: { token } },
    { headers },
  );
  if (answer.ok) return { state: "open", proposal: await answer.json() };
  const refused = answer as Response;
  const { status } = refused;
  if (status === 403) return { state: "passcode", from: (await refused.json()).current?.from ?? "" };
  if (status === 410) return { state: "over" };
  return { state: status === 404 || status === 400 ? "unknown" : "failed" };
}
