import { X } from "lucide-react";
import type { MouseEvent } from "react";
import { m } from "#messages/messages.js";
import styles from "./clear-search.module.css";

/** Empties the search field it follows, as if a person had; it shows only while there is something to empty. */
export function ClearSearch() {
  const clear = ({ currentTarget }: MouseEvent<HTMLButtonElement>) => {
    const field = currentTarget.previousElementSibling;
    if (!(field instanceof HTMLInputElement)) return;
    // React notices a value only if it goes past the setter that it put in its place.
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, "value")?.set?.call(field, "");
    field.dispatchEvent(new Event("input", { bubbles: true }));
    field.focus();
  };
  return (
    <button
      type="button"
      className={styles.clearSearch}
      aria-label={m.search_clear()}
      // Pressed, it takes no focus: to leave the field would ask for the words that are about to go.
      onMouseDown={(event) => event.preventDefault()}
      onClick={clear}
    >
      <X size={15} strokeWidth={1.6} aria-hidden="true" />
    </button>
  );
}
