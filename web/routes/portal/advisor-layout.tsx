import { Portal } from "#web/portal/portal.tsx";

/** The advisor's portal: for advisors alone (spec §6). */
export default function AdvisorLayout() {
  return <Portal roles={["advisor"]} />;
}
