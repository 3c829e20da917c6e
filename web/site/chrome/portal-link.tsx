import { useSyncExternalStore } from "react";
import { m } from "#messages/messages.js";
import { SESSION_KEY } from "#web/session/session-key.ts";
import { ButtonLink } from "#web/ui/button.tsx";
import styles from "./chrome.module.css";

/** The way into the portals; who is signed in here reads their own first name, in the room the words had. */
export function PortalLink({ place }: { place: "bar" | "menu" }) {
  const name = useSyncExternalStore(watchStorage, keptName, () => "");
  return (
    <ButtonLink
      to="/auth"
      look={place === "bar" ? "outline" : "primary"}
      className={place === "bar" ? styles.signInBar : undefined}
    >
      <span className={styles.portalLink}>
        <span data-hidden={name ? "" : undefined} aria-hidden={name ? true : undefined}>
          {m.nav_sign_in()}
        </span>
        {name && <span>{name}</span>}
      </span>
    </ButtonLink>
  );
}

function watchStorage(onChange: () => void): () => void {
  window.addEventListener("storage", onChange);
  return () => window.removeEventListener("storage", onChange);
}

/** For the eye alone: what a person may do is asked of the server, never of their own words. */
function keptName(): string {
  try {
    const { user } = JSON.parse(localStorage.getItem(SESSION_KEY) ?? "{}");
    const fullName: unknown = user?.user_metadata?.full_name;
    return typeof fullName === "string" ? (fullName.trim().split(/\s+/)[0] ?? "") : "";
  } catch {
    return "";
  }
}
