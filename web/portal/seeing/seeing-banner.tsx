import { useEffect, useState } from "react";
import { m } from "#messages/messages.js";
import { dateFormat } from "#web/locale/formats.ts";
import { readSeeing } from "#web/session/see-as.ts";
import { Button } from "#web/ui/button.tsx";
import { endSeeing } from "./end-seeing.ts";
import styles from "./seeing.module.css";

/** Says plainly with whose eyes the portal is seen, until when, and leads back; nothing where they are one's own. */
export function SeeingBanner() {
  const [seeing] = useState(readSeeing);
  useEffect(() => {
    if (!seeing) return;
    const timer = window.setTimeout(
      () => void endSeeing(),
      Math.max(0, Date.parse(seeing.until) - Date.now()),
    );
    return () => window.clearTimeout(timer);
  }, [seeing]);
  if (!seeing) return null;
  const time = dateFormat({ hour: "2-digit", minute: "2-digit" }).format(new Date(seeing.until));
  return (
    <section className={styles.banner} aria-label={m.people_seeing()}>
      <p>{m.people_seeing_text({ name: seeing.name, time })}</p>
      <Button look="ivory" size="small" onClick={() => void endSeeing()}>
        {m.people_seeing_end()}
      </Button>
    </section>
  );
}
