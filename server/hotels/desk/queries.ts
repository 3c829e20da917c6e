import { sql } from "kysely";

/**
 * Whether a request reaches anybody at a hotel: somebody who answers for it here, or an address of who is on duty. Where
 * it does not, our team answers. The column is the hotel's id in the statement that asks.
 */
export const hasDesk = (column: string) => sql<boolean>`(exists (
    select from hotel_members as desk_member join profiles as desk_person on desk_person.id = desk_member.user_id
    where desk_member.hotel_id = ${sql.ref(column)} and desk_member.part in ('owner', 'reservations')
      and desk_person.status = 'active'
  ) or exists (
    select from hotel_sheets as desk_sheet, jsonb_array_elements(desk_sheet.content -> 'contacts') as on_duty
    where desk_sheet.hotel_id = ${sql.ref(column)} and on_duty ->> 'email' <> ''
  ))`;

/** The hotels that our team answers for, found once however many bookings are compared with them. */
export const withoutDesk = sql`any(array(
  select lone.id from hotels as lone where lone.kind = 'hotel' and not ${hasDesk("lone.id")}))`;
