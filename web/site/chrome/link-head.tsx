import { m } from "#messages/messages.js";
import { getLocale } from "#messages/runtime.js";
import { Mark } from "#web/ui/mark.tsx";
import { sitePath } from "../site-path.ts";
import styles from "./link-head.module.css";

/** Above a page that a mail or a message leads to: the house, and the other language, without scripts. */
export function LinkHead() {
  const other = getLocale() === "pt" ? "en" : "pt";
  return (
    <div className={styles.head}>
      <a className={styles.brand} href={sitePath("/")}>
        <Mark /> Lilamonde
      </a>
      <a href={`?language=${other}`} hrefLang={other} lang={other} className="text-link touch-target">
        {m.link_other_language()}
      </a>
    </div>
  );
}
