import type { HotelPart } from "#domain/hotels/members.ts";

type DemoMember = { email: string; slug: string; part: HotelPart };

/** Who works where in the demo world: Sofia holds two hotels of Martinhal, and each house has two people or none. */
export const demoMembers: DemoMember[] = [
  { email: "hotel@lilamonde.test", slug: "martinhal-sagres", part: "owner" },
  { email: "hotel@lilamonde.test", slug: "martinhal-chiado", part: "owner" },
  { email: "editora@lilamonde.test", slug: "martinhal-sagres", part: "editor" },
  { email: "editora@lilamonde.test", slug: "martinhal-chiado", part: "reservations" },
  { email: "reservas@lilamonde.test", slug: "casa-trancoso", part: "owner" },
  { email: "financeiro@lilamonde.test", slug: "casa-trancoso", part: "finance" },
];
