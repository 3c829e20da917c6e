import { Download } from "lucide-react";
import type { KitContents } from "#domain/materials/links.ts";
import { m } from "#messages/messages.js";
import { formatBytes, formatLongDate } from "#web/locale/format.ts";
import { LinkHead } from "#web/site/chrome/link-head.tsx";
import { buttonLook } from "#web/ui/button.tsx";
import { typeName } from "../names.ts";
import styles from "./kit-link.module.css";

/** What is in a link, file by file; nothing is taken until somebody asks for it. */
export function KitLinkView({ kit, token }: { kit: KitContents; token: string }) {
  const { seller, items, expiresAt } = kit;
  const all = `/api/kit/${token}`;
  const from = [seller.name, seller.agency].filter(Boolean).join(", ");
  const hotels = [...new Set(items.map(({ hotel }) => hotel))];
  const bytes = items.reduce((sum, item) => sum + item.bytes, 0);
  return (
    <main id="content" className={`wrap ${styles.kit}`}>
      <LinkHead />
      <h1 className="d2">{hotels.join(", ")}</h1>
      <p className="lead">{m.materials_kit_lead({ from, day: formatLongDate(expiresAt) })}</p>
      <ul className={styles.items}>
        {items.map(({ id, title, hotel, type, bytes: size, picture }) => (
          <li key={id}>
            {picture ? <img src={picture} alt="" loading="lazy" /> : <span className={styles.blank} />}
            <span className={styles.what}>
              <b>{title}</b>
              <small>
                {[hotels.length > 1 && hotel, typeName(type), formatBytes(size)].filter(Boolean).join(" · ")}
              </small>
            </span>
            <a
              {...buttonLook({ look: "outline", size: "work" })}
              href={`${all}?material=${id}`}
              aria-label={m.materials_kit_one({ title })}
            >
              <Download size={16} strokeWidth={1.5} aria-hidden="true" />
            </a>
          </li>
        ))}
      </ul>
      {items.length > 1 && (
        <p>
          <a {...buttonLook({ size: "work" })} href={`${all}?whole=1`}>
            {m.materials_kit_all({ size: formatBytes(bytes) })}
          </a>
        </p>
      )}
    </main>
  );
}

/** A link that leads to nothing: it never was, has ended, or could not be asked. */
export function ClosedKit({ state }: { state: "unknown" | "failed" }) {
  return (
    <main id="content" className={`wrap ${styles.kit}`}>
      <LinkHead />
      <h1 className="d2">{state === "unknown" ? m.materials_kit_unknown() : m.materials_kit_failed()}</h1>
      <p className="lead">{m.materials_kit_ask()}</p>
    </main>
  );
}
