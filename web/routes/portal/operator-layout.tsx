import { Portal } from "#web/portal/portal.tsx";

/** The tour operator's portal: for tour operators alone (spec §6). */
export default function OperatorLayout() {
  return <Portal roles={["tour_operator"]} />;
}
