import { roles } from "#domain/accounts/roles.ts";
import { inviteStates } from "#domain/invites/invite-state.ts";
import { m } from "#messages/messages.js";
import { roleName } from "#web/locale/role-name.ts";
import type { ListQuestions } from "#web/ui/list/place/list-place.ts";
import { stateTab } from "./state-names.ts";

/** What invitations can be asked for: by state in tabs, by account type. */
export function inviteQuestions(): ListQuestions {
  return {
    filters: [
      {
        name: "state",
        label: m.invites_state(),
        look: "tabs",
        values: inviteStates.map((value) => ({ value, label: stateTab(value) })),
        first: "valid",
      },
      {
        name: "role",
        label: m.people_type(),
        look: "select",
        values: roles.map((value) => ({ value, label: roleName(value) })),
        all: m.people_all_types(),
      },
    ],
    sorts: ["createdAt", "expiresAt", "email"],
    sortOf: () => "-createdAt",
  };
}
