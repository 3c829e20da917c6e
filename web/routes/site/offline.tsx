import type { MetaFunction } from "react-router";
import { m } from "#messages/messages.js";
import { buttonLook } from "#web/ui/button.tsx";
import { Mark } from "#web/ui/mark.tsx";
import styles from "#web/ui/state.module.css";

export { publicPageHeaders as headers } from "#web/site/public-page.ts";

/** Shown by the service worker at whatever address could not be reached: scripts would take it for that page. */
export const handle = { hasScripts: false };

export const meta: MetaFunction = () => [
  { title: `${m.offline_title()} — Lilamonde` },
  { name: "robots", content: "noindex" },
];

/** What stands in for a page while there is no network. Its one link asks again for the address it stands at. */
export default function Offline() {
  return (
    <main id="content" className={styles.pageMessage}>
      <Mark className={styles.pageMessageMark} />
      <h1 className="d2">{m.offline_title()}</h1>
      <p className="lead">{m.offline_text()}</p>
      {/* biome-ignore lint/a11y/useValidAnchor: the empty address is the one the page stands at */}
      <a {...buttonLook({ look: "outline" })} href="">
        {m.offline_retry()}
      </a>
    </main>
  );
}
