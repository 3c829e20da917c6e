/** The rows that somebody has ticked, by id. */
export type Selection = ReadonlySet<string>;

/** The selection with one row ticked, or no longer. */
export function toggled(selection: Selection, id: string): Selection {
  const next = new Set(selection);
  if (!next.delete(id)) next.add(id);
  return next;
}

/** How much of what is shown is ticked. */
export function shareOf(selection: Selection, shown: readonly string[]): "none" | "some" | "all" {
  const ticked = shown.filter((id) => selection.has(id)).length;
  if (ticked === 0) return "none";
  return ticked === shown.length ? "all" : "some";
}

/** Everything shown ticked; where it is already, nothing. */
export function toggledAll(selection: Selection, shown: readonly string[]): Selection {
  return shareOf(selection, shown) === "all" ? new Set() : new Set(shown);
}

/** The selection without rows that are no longer there. */
export function stillShown(selection: Selection, shown: readonly string[]): Selection {
  return new Set(shown.filter((id) => selection.has(id)));
}
