import { Autocomplete } from "@base-ui/react/autocomplete";
import { Dialog } from "@base-ui/react/dialog";
import { useQueryClient } from "@tanstack/react-query";
import { Search, X } from "lucide-react";
import { useNavigate } from "react-router";
import { matchesQuery } from "#domain/search.ts";
import { m } from "#messages/messages.js";
import { useCurrentUser } from "#web/session/current-user.ts";
import type { PortalMenu } from "../menu/portal-menu.ts";
import type { SearchEntry } from "./search-source.ts";
import { searchSources } from "./search-sources.ts";
import "./search.css";

type SearchDialogProps = { isOpen: boolean; onOpenChange: (isOpen: boolean) => void; menu: PortalMenu };

/** One line to type in, and under it what is meant by it: pages and actions, by arrow keys and Enter. */
export function SearchDialog({ isOpen, onOpenChange, menu }: SearchDialogProps) {
  return (
    <Dialog.Root open={isOpen} onOpenChange={onOpenChange}>
      <Dialog.Portal>
        <Dialog.Backdrop className="scrim" />
        <Dialog.Popup className="search-dialog">
          <Dialog.Title className="sr-only">{m.search_title()}</Dialog.Title>
          <SearchList menu={menu} onDone={() => onOpenChange(false)} />
        </Dialog.Popup>
      </Dialog.Portal>
    </Dialog.Root>
  );
}

function SearchList({ menu, onDone }: { menu: PortalMenu; onDone: () => void }) {
  const { userRole, signOut } = useCurrentUser();
  const navigate = useNavigate();
  const queries = useQueryClient();
  if (!userRole) return null;
  const groups = searchSources
    .map(({ id, label, find }) => ({
      id,
      label: label(),
      items: find({ menu, role: userRole, queries, signOut }),
    }))
    .filter(({ items }) => items.length > 0);
  const follow = (entry: SearchEntry) => {
    onDone();
    void ("to" in entry ? navigate(entry.to) : entry.act());
  };
  return (
    <Autocomplete.Root
      open
      inline
      items={groups}
      itemToStringValue={({ label }: SearchEntry) => label}
      filter={({ label, note = "" }: SearchEntry, query) => matchesQuery(query, [label, note])}
      autoHighlight="always"
      keepHighlight
    >
      <div className="search-line">
        <Search size={18} strokeWidth={1.4} aria-hidden="true" />
        <Autocomplete.Input placeholder={m.search_title()} aria-label={m.search_title()} />
        <Dialog.Close className="icon-button" aria-label={m.close()}>
          <X size={18} strokeWidth={1.4} aria-hidden="true" />
        </Dialog.Close>
      </div>
      <Autocomplete.Empty className="search-none">{m.search_none()}</Autocomplete.Empty>
      <Autocomplete.List className="search-list">
        {(group: (typeof groups)[number]) => (
          <Autocomplete.Group key={group.id} items={group.items}>
            <Autocomplete.GroupLabel className="search-group">{group.label}</Autocomplete.GroupLabel>
            <Autocomplete.Collection>
              {(entry: SearchEntry) => (
                <Autocomplete.Item
                  key={entry.id}
                  value={entry}
                  className="search-entry"
                  onClick={() => follow(entry)}
                >
                  <entry.icon size={16} strokeWidth={1.4} aria-hidden="true" />
                  <span>{entry.label}</span> {entry.note && <small>{entry.note}</small>}
                </Autocomplete.Item>
              )}
            </Autocomplete.Collection>
          </Autocomplete.Group>
        )}
      </Autocomplete.List>
    </Autocomplete.Root>
  );
}
