import { useLocation, useNavigate } from "react-router";
import type { House } from "#domain/hotels/houses.ts";
import { m } from "#messages/messages.js";
import fieldStyles from "#web/ui/field.module.css";
import styles from "./house.module.css";
import { houseAddress } from "./houses.ts";

/** The way to another of the reader's hotels, on the same tab; with one hotel there is none. */
export function HouseSwitcher({ houses, current }: { houses: House[]; current: House }) {
  const navigate = useNavigate();
  const { pathname } = useLocation();
  if (houses.length < 2) return null;
  const tab = pathname.slice(houseAddress(current.slug).length).replace(/^\/|\/$/g, "");
  return (
    <label className={styles.switcher}>
      <span className="sr-only">{m.house_switch()}</span>
      <select
        className={fieldStyles.control}
        value={current.slug}
        onChange={(event) => void navigate(houseAddress(event.target.value, tab))}
      >
        {houses.map(({ slug, name }) => (
          <option key={slug} value={slug}>
            {name}
          </option>
        ))}
      </select>
    </label>
  );
}
