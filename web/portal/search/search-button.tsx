import { Search } from "lucide-react";
import { lazy, Suspense, useState } from "react";
import { m } from "#messages/messages.js";
import styles from "#web/portal/header/header.module.css";
import { useWindowKeys } from "#web/ui/use-window-keys.ts";
import type { PortalMenu } from "../menu/portal-menu.ts";
import type { SearchSource } from "./search-source.ts";

const loadDialog = () =>
  import("./search-dialog.tsx").then(({ SearchDialog }) => ({ default: SearchDialog }));
const SearchDialog = lazy(loadDialog);
let sources: Promise<SearchSource[]> | undefined;

/** Everything the search needs, which nobody has to wait for who does not search. */
function load() {
  void loadDialog();
  sources ??= import("./search-sources.ts").then(({ loadSearchSources }) => loadSearchSources());
  return sources;
}

/** The way to every page and action by its name; Ctrl or Meta with K opens it too. Its code comes when asked for. */
export function SearchButton({ menu }: { menu: PortalMenu }) {
  const [isOpen, setIsOpen] = useState(false);
  const [wasOpened, setWasOpened] = useState(false);
  if (isOpen && !wasOpened) setWasOpened(true);

  useWindowKeys((event) => {
    // Whoever types on at once must find the line to type in.
    if (event.key === "Control" || event.key === "Meta") void load();
    if (!(event.ctrlKey || event.metaKey) || event.key.toLowerCase() !== "k") return;
    event.preventDefault();
    setIsOpen((before) => !before);
  });

  return (
    <>
      <button
        type="button"
        className={styles.searchButton}
        onClick={() => setIsOpen(true)}
        onPointerEnter={() => void load()}
        onFocus={() => void load()}
        aria-haspopup="dialog"
        aria-keyshortcuts="Control+K Meta+K"
      >
        <Search size={16} strokeWidth={1.4} aria-hidden="true" />
        <span>{m.search_title()}</span> <kbd>Ctrl K</kbd>
      </button>
      {wasOpened && (
        <Suspense>
          <SearchDialog isOpen={isOpen} onOpenChange={setIsOpen} menu={menu} sources={load()} />
        </Suspense>
      )}
    </>
  );
}
