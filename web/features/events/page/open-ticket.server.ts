import type { Ticket } from "#domain/events/registrations.ts";
import type { EventsApi } from "#server/events/contract.ts";
import { createApi } from "#web/api.ts";
import type { PageInput } from "#web/page-context.ts";

export type OpenedTicket = { state: "open"; ticket: Ticket } | { state: "unknown" | "failed" };
export type TicketChange = "cancelled" | "chosen" | "taken" | "failed";

type Asked = Pick<PageInput, "api" | "publicUrl"> & { token: string };

/** A registration, for the bearer of its link; a secret of the wrong shape is one that never was. */
export async function openTicket({ api, publicUrl, token }: Asked): Promise<OpenedTicket> {
  const answer = await createApi<EventsApi>(api, publicUrl)["event-tickets"].open.$post({ json: { token } });
  if (answer.ok) return { state: "open", ticket: await answer.json() };
  const { status } = answer as Response;
  return { state: status === 404 || status === 400 ? "unknown" : "failed" };
}

/** Does what a form of the ticket's page asks: gives the place back, or takes an appointment. */
export async function changeTicket({
  api,
  publicUrl,
  token,
  form,
}: Asked & { form: FormData }): Promise<TicketChange> {
  const tickets = createApi<EventsApi>(api, publicUrl)["event-tickets"];
  if (form.get("intent") === "cancel") {
    const answer = await tickets.cancel.$post({ json: { token } });
    return answer.ok ? "cancelled" : "failed";
  }
  const appointmentId = String(form.get("appointment") ?? "") || null;
  const answer: Response = await tickets.appointment.$post({ json: { token, appointmentId } });
  if (answer.ok) return "chosen";
  return answer.status === 409 ? "taken" : "failed";
}
