import { Autocomplete } from "@base-ui/react/autocomplete";
import { Dialog } from "@base-ui/react/dialog";
import { useQueries, useQueryClient } from "@tanstack/react-query";
import { Search, X } from "lucide-react";
import { use, useDeferredValue, useState } from "react";
import { useNavigate } from "react-router";
import { matchesQuery } from "#domain/search.ts";
import { m } from "#messages/messages.js";
import { useCurrentUser } from "#web/session/current-user.ts";
import dialogStyles from "#web/ui/dialog.module.css";
import iconButtonStyles from "#web/ui/icon-button.module.css";
import type { PortalMenu } from "../menu/portal-menu.ts";
import { useTheme } from "../theme/theme-provider.tsx";
import styles from "./search.module.css";
import type { SearchEntry, Searcher, SearchSource } from "./search-source.ts";

type SearchDialogProps = {
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  menu: PortalMenu;
  sources: Promise<SearchSource[]>;
};

/** One line to type in, and under it what is meant by it: pages and actions, by arrow keys and Enter. */
export function SearchDialog({ isOpen, onOpenChange, menu, sources }: SearchDialogProps) {
  return (
    <Dialog.Root open={isOpen} onOpenChange={onOpenChange}>
      <Dialog.Portal>
        <Dialog.Backdrop className={dialogStyles.scrim} />
        <Dialog.Popup className={styles.searchDialog}>
          <Dialog.Title className="sr-only">{m.search_title()}</Dialog.Title>
          <SearchList menu={menu} sources={use(sources)} onDone={() => onOpenChange(false)} />
        </Dialog.Popup>
      </Dialog.Portal>
    </Dialog.Root>
  );
}

type SearchListProps = { menu: PortalMenu; sources: SearchSource[]; onDone: () => void };

function SearchList({ menu, sources, onDone }: SearchListProps) {
  const { userRole, signOut } = useCurrentUser();
  const theme = useTheme();
  const navigate = useNavigate();
  const queries = useQueryClient();
  const [typed, setTyped] = useState("");
  const words = useDeferredValue(wordsIn(typed));
  // What arrives while one types is found without typing again.
  useQueries({
    queries: userRole ? sources.flatMap(({ reads }) => reads?.({ role: userRole, words }) ?? []) : [],
  });
  if (!userRole) return null;
  const groups = groupsFor(sources, { ...{ menu, role: userRole, queries, signOut, words }, ...theme });
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
      value={typed}
      onValueChange={setTyped}
      autoHighlight="always"
      keepHighlight
    >
      <SearchLine />
      <Autocomplete.Empty className={styles.searchNone}>{m.search_none()}</Autocomplete.Empty>
      <Autocomplete.List className={styles.searchList}>
        {(group: Group) => (
          <Autocomplete.Group key={group.id} items={group.items}>
            <Autocomplete.GroupLabel className={styles.searchGroup}>{group.label}</Autocomplete.GroupLabel>
            <Autocomplete.Collection>
              {(entry: SearchEntry) => (
                <Autocomplete.Item
                  key={entry.id}
                  value={entry}
                  className={styles.searchEntry}
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

const FEWEST = 2;
const MOST = 60;

/** What was typed, where it is worth asking with. */
function wordsIn(typed: string): string {
  const words = typed.trim().slice(0, MOST);
  return words.length < FEWEST ? "" : words;
}

type Group = { id: string; label: string; items: SearchEntry[] };

/** What a person can find, under one heading for each id. */
function groupsFor(sources: SearchSource[], searcher: Searcher): Group[] {
  return [...Map.groupBy(sources, ({ id }) => id)]
    .map(([id, same]) => ({
      id,
      label: same[0]!.label(),
      items: same.flatMap(({ find }) => find(searcher)),
    }))
    .filter(({ items }) => items.length > 0);
}

function SearchLine() {
  return (
    <div className={styles.searchLine}>
      <Search size={18} strokeWidth={1.4} aria-hidden="true" />
      <Autocomplete.Input placeholder={m.search_title()} aria-label={m.search_title()} />
      <Dialog.Close className={iconButtonStyles.iconButton} data-slot="icon-button" aria-label={m.close()}>
        <X size={18} strokeWidth={1.4} aria-hidden="true" />
      </Dialog.Close>
    </div>
  );
}
