import type { OwnDiagnostics } from "#domain/diagnostic/attempts.ts";
import { houseDay } from "#domain/site/views.ts";
import { m } from "#messages/messages.js";
import { sitePath } from "#web/site/site-path.ts";
import { buttonLook } from "#web/ui/button.tsx";
import { useOwnDiagnostics } from "./own-diagnostics.ts";
import styles from "./own-panel.module.css";

/** The way into the diagnostic: to what is open, to the last result while a new measure is too soon, else to its door. */
export function WayIn() {
  const { data } = useOwnDiagnostics();
  // Its place is kept until it is known where it leads, so that nothing moves.
  const look = buttonLook({ look: "outline", size: "work" }, data ? undefined : styles.unknown);
  const { path, label } = wayOf(data);
  return (
    <a {...look} href={sitePath(path)}>
      {label}
    </a>
  );
}

function wayOf(own: OwnDiagnostics | undefined): { path: string; label: string } {
  const open = own?.attempts.find(({ state }) => state === "started");
  if (open) return { path: `/diagnostico-pdi/quiz/${open.token}`, label: m.diagnostic_link_mail_action() };
  const last = own?.attempts.find(({ state }) => state === "finished");
  const isSoon = own && own.retestOn !== null && own.retestOn > houseDay(new Date());
  if (last && isSoon)
    return { path: `/diagnostico-pdi/obrigado?link=${last.token}`, label: m.diagnostic_open_result() };
  return { path: "/diagnostico-pdi", label: m.diagnostic_retake() };
}
