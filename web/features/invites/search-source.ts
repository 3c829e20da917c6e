import { Mail } from "lucide-react";
import { m } from "#messages/messages.js";
import type { SearchSource } from "#web/portal/search/search-source.ts";

/** What an administrator does about invitations. */
export const searchSource: SearchSource = {
  id: "people",
  label: m.dashboard_people,
  find: ({ role }) =>
    role === "admin"
      ? [{ id: "invite", label: m.invites_new(), icon: Mail, to: "/admin/invitations?new=1" }]
      : [],
};
