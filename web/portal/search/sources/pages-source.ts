import { m } from "#messages/messages.js";
import { comingPageOf } from "../../coming/coming-pages.ts";
import type { SearchSource } from "../search-source.ts";

/** The pages of the portal's own menu; those still to come say so, and come last. */
export const pagesSource: SearchSource = {
  id: "pages",
  label: m.search_pages,
  find: ({ menu }) =>
    menu.groups
      .flatMap((group) =>
        group.items.map(({ to, label, icon }) => {
          const isComing = comingPageOf(to) !== undefined;
          const note = isComing ? m.search_coming() : group.label();
          return { id: to, label: label(), note, icon, to, isComing };
        }),
      )
      .sort((one, other) => Number(one.isComing) - Number(other.isComing)),
};
