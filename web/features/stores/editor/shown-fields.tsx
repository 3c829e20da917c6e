import { Link } from "react-router";
import { type ShownField, type StoreSeller, shownFields } from "#domain/stores/stores.ts";
import { m } from "#messages/messages.js";
import { useHome } from "#web/portal/use-home.ts";
import { Checkbox } from "#web/ui/checkbox.tsx";
import { shownNames } from "../words.ts";
import styles from "./editor.module.css";
import type { Dressing } from "./use-dress.ts";

/** What of the profile everybody may read on this page. */
export function ShownFields({ dressing: { kept, dress, change } }: { dressing: Dressing }) {
  const home = useHome();
  const { shows } = dress;
  return (
    <fieldset>
      <legend>{m.stores_shows()}</legend>
      <p className="note">
        {m.stores_shows_hint()}{" "}
        <Link className="text-link" to={`${home}/profile`}>
          {m.stores_profile()}
        </Link>
      </p>
      <div className={styles.shown}>
        {shownFields.map((field) => {
          const name = shownNames[field]();
          return (
            <Checkbox
              key={field}
              label={isThere(kept.seller, field) ? name : m.stores_shows_missing({ field: name })}
              checked={shows.includes(field)}
              onChange={({ target }) =>
                change({ shows: target.checked ? [...shows, field] : shows.filter((one) => one !== field) })
              }
            />
          );
        })}
      </div>
    </fieldset>
  );
}

function isThere(seller: StoreSeller, field: ShownField): boolean {
  if (field === "photo") return seller.photoUrl !== null;
  const value = seller[field];
  return Array.isArray(value) ? value.length > 0 : value !== null;
}
