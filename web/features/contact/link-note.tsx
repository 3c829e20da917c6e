import { use } from "react";
import { m } from "#messages/messages.js";
import type { MarketingApi } from "#server/marketing/contract.ts";
import { browserApi } from "#web/api.ts";
import { Button } from "#web/ui/button.tsx";
import styles from "./contact.module.css";

const owners = new Map<string, Promise<string | null>>();

/** Whose link it is, asked once; nobody's where it cannot be said. */
function ownerOf(code: string): Promise<string | null> {
  const known = owners.get(code) ?? askOwner(code);
  owners.set(code, known);
  return known;
}

async function askOwner(code: string): Promise<string | null> {
  try {
    const answer = await browserApi<MarketingApi>().links[":code"].$get({ param: { code } });
    return answer.ok ? (await answer.json()).name : null;
  } catch {
    return null;
  }
}

/** Says to whom the message goes as well, before it is sent, and lets the reader say no. */
export default function LinkNote({ code, onDrop }: { code: string; onDrop: () => void }) {
  const name = use(ownerOf(code));
  if (!name) return null;
  return (
    <div className={styles.linkNote} data-slot="link-note">
      <p>{m.contact_link_note({ name })}</p>
      <Button look="quiet" size="small" onClick={onDrop}>
        {m.contact_link_only_us()}
      </Button>
    </div>
  );
}
