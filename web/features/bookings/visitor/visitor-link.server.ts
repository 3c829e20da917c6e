import { createHash } from "node:crypto";
import { type VisitorBooking, VisitorStep } from "#domain/bookings/visitor-bookings.ts";
import type { BookingsApi } from "#server/bookings/contract.ts";
import { createApi } from "#web/api.ts";
import type { PageInput } from "#web/page-context.ts";

type Page = Pick<PageInput, "api" | "publicUrl"> & { token: string };
type OpenedRequest = { state: "open"; request: VisitorBooking } | { state: "over" | "unknown" | "failed" };

/** What a visitor reads by the link of a mail; a secret of the wrong shape is one that never was. */
export async function openRequestLink({ api, publicUrl, token }: Page): Promise<OpenedRequest> {
  const answer = await createApi<BookingsApi>(api, publicUrl)["product-requests"].open.$post({
    json: { token },
  });
  if (answer.ok) return { state: "open", request: await answer.json() };
  const { status } = answer as Response;
  if (status === 410) return { state: "over" };
  return { state: status === 404 || status === 400 ? "unknown" : "failed" };
}

/** What became of a form that a visitor posted. */
export type StepOutcome = "done" | "stale" | "message_missing" | "full" | "failed";

/** Takes the step that a posted form says; posted again, it is the same step. */
export async function takePostedStep({
  api,
  publicUrl,
  token,
  form,
}: Page & { form: FormData }): Promise<StepOutcome> {
  const said = (name: string) => String(form.get(name) ?? "");
  const read = VisitorStep.safeParse(stepOf(said));
  if (!read.success) return "message_missing";
  const json = { token, bookingId: said("id"), version: Number(said("version")), step: read.data };
  const key = createHash("sha256").update(JSON.stringify(json)).digest("hex");
  const answer = await createApi<BookingsApi>(api, publicUrl)["product-requests"].steps.$post(
    { json },
    { headers: { "idempotency-key": key } },
  );
  if (answer.ok) return "done";
  const { code } = (await (answer as Response).json()) as { code?: string };
  if (code === "conflict" || code === "booking_state") return "stale";
  return code === "product_full" ? "full" : "failed";
}

function stepOf(said: (name: string) => string) {
  const [kind, message] = [said("step"), said("message").trim()];
  if (kind === "withdraw" || kind === "cancel") return { kind, reason: said("reason"), message };
  if (kind === "grant" || kind === "refuse")
    return { kind: "answer_change", isGranted: kind === "grant", message };
  return { kind, message };
}
