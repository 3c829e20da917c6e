import { createHash } from "node:crypto";
import type { ProposalsApi } from "#server/proposals/contract.ts";
import { createApi } from "#web/api.ts";
import type { PageInput } from "#web/page-context.ts";

type Input = Pick<PageInput, "api" | "publicUrl"> & { token: string; request: Request; form: FormData };
export type Received = { cookie: string | null; place: string } | { problem: string; status: number };

/** Takes a form of the page through the same API; posted again, as by reloading, it is the same intent. */
export async function receiveProposal(input: Input): Promise<Received> {
  const { api, publicUrl, token, request, form } = input;
  const text = (name: string) => String(form.get(name) ?? "");
  const { proposals } = createApi<ProposalsApi>(api, publicUrl);
  const once = createHash("sha256")
    .update(JSON.stringify([token, ...form.entries()]))
    .digest("hex");
  const options = { headers: { cookie: request.headers.get("cookie") ?? "", "idempotency-key": once } };
  const seen = { token, snapshotId: text("snapshotId") };
  const blockId = text("blockId") || null;
  const [name, optionId] = [text("name"), text("optionId")];
  switch (text("intent")) {
    case "passcode":
      return received(
        await proposals.passcode.$post({ json: { token, passcode: text("passcode") } }, options),
        "",
      );
    case "comment": {
      const json = { ...seen, blockId, name, body: text("body") };
      return received(
        await proposals.comments.$post({ json }, options),
        blockId ? `#block-${blockId}` : "#decision",
      );
    }
    case "choose":
      return received(await proposals.choices.$post({ json: { ...seen, optionId } }, options), "#decision");
    case "accept":
      return received(
        await proposals.acceptances.$post({ json: { ...seen, optionId, name } }, options),
        "#decision",
      );
    case "decline":
      return received(
        await proposals.refusals.$post({ json: { ...seen, name, reason: text("reason") } }, options),
        "#decision",
      );
    default:
      return { problem: "bad_request", status: 400 };
  }
}

async function received(
  answer: Pick<Response, "ok" | "status" | "headers" | "json">,
  place: string,
): Promise<Received> {
  if (answer.ok) return { cookie: answer.headers.get("set-cookie"), place };
  const body = (await answer.json().catch(() => null)) as { code?: string } | null;
  return { problem: body?.code ?? "failed", status: answer.status };
}
