import { Portal } from "#web/portal/portal.tsx";

/** The hotel's portal: for hotels alone. */
export default function HotelLayout() {
  return <Portal roles={["hotel"]} />;
}
