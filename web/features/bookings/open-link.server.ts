import type { LinkedBooking } from "#domain/bookings/links.ts";
import type { BookingsApi } from "#server/bookings/contract.ts";
import { createApi } from "#web/api.ts";
import type { PageInput } from "#web/page-context.ts";

export type OpenedLink = { state: "open"; linked: LinkedBooking } | { state: "over" | "unknown" | "failed" };

/** What the bearer of a mail's link may see; a secret of the wrong shape is one that never was. */
export async function openBookingLink({
  api,
  publicUrl,
  token,
}: Pick<PageInput, "api" | "publicUrl"> & { token: string }): Promise<OpenedLink> {
  const answer = await createApi<BookingsApi>(api, publicUrl)["booking-links"].open.$post({
    json: { token },
  });
  if (answer.ok) return { state: "open", linked: await answer.json() };
  const { status } = answer as Response;
  if (status === 410) return { state: "over" };
  return { state: status === 404 || status === 400 ? "unknown" : "failed" };
}
