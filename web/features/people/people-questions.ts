import { roles } from "#domain/accounts/roles.ts";
import { statuses } from "#domain/accounts/status.ts";
import { m } from "#messages/messages.js";
import { roleName } from "#web/locale/role-name.ts";
import type { ListQuestions } from "#web/ui/list/place/list-place.ts";
import { statusTab } from "./status-names.ts";

/** What people can be asked for: by status in tabs, by account type. */
export function peopleQuestions(): ListQuestions {
  return {
    filters: [
      {
        name: "status",
        label: m.people_status(),
        look: "tabs",
        values: statuses.map((value) => ({ value, label: statusTab(value) })),
        first: "pending",
      },
      {
        name: "role",
        label: m.people_type(),
        look: "select",
        values: roles.map((value) => ({ value, label: roleName(value) })),
        all: m.people_all_types(),
      },
      {
        name: "grant",
        label: m.people_grant_filter(),
        look: "select",
        values: [{ value: "waiting", label: m.people_grant_waiting() }],
        all: m.people_grant_all(),
      },
    ],
    sorts: ["createdAt", "updatedAt", "fullName"],
    // Who waits, the longest first; of the others, the latest decision first.
    sortOf: ({ status }) => (status === "pending" ? "createdAt" : "-updatedAt"),
  };
}
