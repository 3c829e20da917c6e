import type { Role } from "#domain/accounts/roles.ts";
import { Portal } from "#web/portal/portal.tsx";
import { portalTitles } from "#web/portal/portal-titles.ts";

// Not the list of the domain, which brings the parser of shapes along.
const everybody = Object.keys(portalTitles) as Role[];

/** Pages that every member reaches by the same address, each inside their own portal's frame. */
export default function MemberLayout() {
  return <Portal roles={everybody} />;
}
