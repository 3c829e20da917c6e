import { m } from "#messages/messages.js";
import { sitePath } from "#web/site/site-path.ts";
import type { SearchSource } from "../search-source.ts";

/** The pages of the portal's own menu. */
export const pagesSource: SearchSource = {
  id: "pages",
  label: m.search_pages,
  find: ({ menu }) =>
    menu.groups.flatMap((group) =>
      group.items.map(({ to, label, icon, isOnSite }) => ({
        ...{ id: to, label: label(), note: group.label(), icon },
        to: isOnSite ? sitePath(to) : to,
      })),
    ),
};
