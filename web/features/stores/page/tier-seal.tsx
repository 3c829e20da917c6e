import { houseTiers } from "#domain/accounts/tiers.ts";
import { m } from "#messages/messages.js";
import { tierName } from "../words.ts";
import styles from "./stores.module.css";

const TICKS = [17, 22.5, 28, 33.5, 39];

/** The tier as five ticks in a ring, and in words. */
export function TierSeal({ tier }: { tier: (typeof houseTiers)[number]["name"] }) {
  const reached = houseTiers.findIndex(({ name }) => name === tier);
  return (
    <div className={styles.seal}>
      <svg viewBox="0 0 56 56" fill="none" stroke="currentColor" aria-hidden="true">
        <circle cx="28" cy="28" r="26.5" />
        <circle cx="28" cy="28" r="22" />
        {TICKS.map((x, at) => (
          <path key={x} d={`M${x} 20v16`} strokeWidth="1.5" opacity={at <= reached ? 1 : 0.35} />
        ))}
      </svg>
      <p>
        <b>{m.stores_page_seal({ name: tierName(tier) })}</b>
        <span>{m.stores_page_seal_note()}</span>
      </p>
    </div>
  );
}
