import type { LucideIcon } from "lucide-react";
import type { Role } from "#domain/accounts/roles.ts";
import type { HotelPart } from "#domain/hotels/members.ts";

/** Something people come to do, found by its name in the search of their portal. */
export type PortalAction = { label: () => string; note?: () => string; icon: LucideIcon } & (
  | {
      /** Where it is done, under the portal's home; `?new=1` opens what is begun there. */
      to: string;
      roles: readonly Role[];
    }
  | {
      /** Where it is done, under the address of each hotel that the reader works for. */
      inHouse: string;
      parts: readonly HotelPart[];
    }
);
