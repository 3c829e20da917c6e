import { ChevronsUpDown } from "lucide-react";
import { useLocation, useNavigate } from "react-router";
import type { House } from "#domain/hotels/houses.ts";
import { m } from "#messages/messages.js";
import { buttonLook } from "#web/ui/button.tsx";
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
      <span {...buttonLook({ look: "outline", size: "work" })}>
        {m.house_switch()} <ChevronsUpDown size={15} strokeWidth={1.5} aria-hidden="true" />
      </span>
      {/* The browser's own list, over the words that say what it is for: the name stands above already. */}
      <select value={current.slug} onChange={(event) => void navigate(houseAddress(event.target.value, tab))}>
        {houses.map(({ slug, name }) => (
          <option key={slug} value={slug}>
            {name}
          </option>
        ))}
      </select>
    </label>
  );
}
