import { m } from "#messages/messages.js";
import { comingPageOf } from "../../coming/coming-pages.ts";
import type { SearchSource } from "../search-source.ts";

/** The pages of the portal's own menu; who searches one that is still to come would find nothing there. */
export const pagesSource: SearchSource = {
  id: "pages",
  label: m.search_pages,
  find: ({ menu }) =>
    menu.groups.flatMap((group) =>
      group.items
        .filter(({ to }) => !comingPageOf(to))
        .map(({ to, label, icon }) => ({ id: to, label: label(), note: group.label(), icon, to })),
    ),
};
