import { useEffect } from "react";
import type { SeeAs } from "#domain/people/see-as.ts";
import { m } from "#messages/messages.js";
import { dateFormat } from "#web/locale/formats.ts";
import { Button } from "#web/ui/button.tsx";
import { endSeeing } from "./end-seeing.ts";
import styles from "./seeing.module.css";

/** Says plainly with whose eyes the portal is seen, until when, and leads back. */
export default function Banner({ seeing: { name, until } }: { seeing: SeeAs }) {
  useEffect(() => {
    const timer = window.setTimeout(() => void endSeeing(), Math.max(0, Date.parse(until) - Date.now()));
    return () => window.clearTimeout(timer);
  }, [until]);
  const time = dateFormat({ hour: "2-digit", minute: "2-digit" }).format(new Date(until));
  return (
    <section className={styles.banner} aria-label={m.people_seeing()}>
      <p>{m.people_seeing_text({ name, time })}</p>
      <Button look="ivory" size="small" onClick={() => void endSeeing()}>
        {m.people_seeing_end()}
      </Button>
    </section>
  );
}
