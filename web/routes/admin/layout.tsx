import { Portal } from "#web/portal/portal.tsx";

/** The administration: for administrators alone. */
export default function AdminLayout() {
  return <Portal roles={["admin"]} />;
}
