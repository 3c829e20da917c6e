import { KeptPaper } from "#domain/payouts/payouts.ts";
import { fetchAsMember } from "#web/session/member-api.ts";
import { bodyOf } from "#web/session/queries/refusal.ts";

/** Sends an invoice or a proof ahead of what names it. */
export async function sendPaper(file: File): Promise<KeptPaper> {
  const headers = { "content-type": "application/octet-stream" };
  return KeptPaper.parse(
    await bodyOf(await fetchAsMember("/api/payouts/papers", { method: "POST", body: file, headers })),
  );
}
