type NavLinkEntry = { label: string; to: string };
export type NavGroupEntry = { label: string; items: (NavLinkEntry & { gloss: string })[] };
export type NavEntry = NavLinkEntry | NavGroupEntry;

/** Whether an entry opens a list instead of leading somewhere. */
export function isGroup(entry: NavEntry): entry is NavGroupEntry {
  return "items" in entry;
}
