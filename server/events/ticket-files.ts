import QRCode from "qrcode";
import { holdsPlace, type RegistrationState } from "#domain/events/states.ts";
import type { Tx } from "#platform/database/database.ts";
import type { Attachment } from "#platform/mail/mail.ts";
import type { Tools } from "../tools.ts";
import { drawCalendar } from "./calendar.ts";
import { findAppointments } from "./guests/queries.ts";
import { type EventRow, findRegistration } from "./queries.ts";
import { ticketAddress, ticketOf } from "./tickets.ts";

/** What the HTML of a mail names the ticket's picture by. */
export const TICKET_CID = "ticket@lilamonde";

/** What a mail brings with a place: the ticket as the door reads it, and the event for a calendar; nothing without one. */
export async function ticketFiles(
  tx: Tx,
  deps: Pick<Tools, "config">,
  { event, id }: { event: EventRow; id: string },
): Promise<Attachment[]> {
  const guest = await findRegistration(tx, id);
  if (!guest || !holdsPlace(guest.state as RegistrationState)) return [];
  const agenda = event.kind === "roadshow" ? await findAppointments(tx, event.id) : [];
  const own = agenda.find(({ registration_id: by }) => by === id);
  const read = ticketOf(deps.config, { id, version: guest.ticket_version });
  const picture = await QRCode.toBuffer(ticketAddress(deps.config, event.code, read), {
    ...{ type: "png", errorCorrectionLevel: "M", margin: 2, width: 400 },
  });
  const calendar = Buffer.from(drawCalendar(deps, { event, guest, own }));
  return [
    { name: "lilamonde.png", type: "image/png", base64: picture.toString("base64"), cid: TICKET_CID },
    {
      ...{ name: "lilamonde.ics", type: "text/calendar; charset=utf-8; method=PUBLISH" },
      base64: calendar.toString("base64"),
    },
  ];
}
