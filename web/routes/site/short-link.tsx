import { data, type MetaFunction } from "react-router";
import { m } from "#messages/messages.js";
import { sitePath } from "#web/site/site-path.ts";
import { ArrowLink } from "#web/ui/arrow-link.tsx";
import { Mark } from "#web/ui/mark.tsx";
import styles from "#web/ui/state.module.css";

export const meta: MetaFunction = () => [
  { title: `${m.link_unknown_title()} — Lilamonde` },
  { name: "robots", content: "noindex" },
];

export function loader() {
  return data(null, { status: 404 });
}

/** A short link that nobody has; one that somebody has never comes this far. */
export default function ShortLink() {
  return (
    <main id="content" className={styles.pageMessage}>
      <Mark className={styles.pageMessageMark} />
      <h1 className="d2">{m.link_unknown_title()}</h1>
      <p className="lead">{m.link_unknown_text()}</p>
      <ArrowLink to={sitePath("/lilamonde")}>{m.link_unknown_hotels()}</ArrowLink>
      <ArrowLink to={sitePath("/contact")}>{m.link_unknown_contact()}</ArrowLink>
    </main>
  );
}
