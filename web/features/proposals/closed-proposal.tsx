import { m } from "#messages/messages.js";
import { Button } from "#web/ui/button.tsx";
import { TextField } from "#web/ui/text-field.tsx";
import styles from "./proposals.module.css";

/** A link that leads to no proposal: it never was, was taken back, has expired, or could not be asked. */
export function ClosedProposal({ state }: { state: "unknown" | "over" | "failed" }) {
  const words = {
    unknown: [m.proposals_unknown(), m.proposals_unknown_text()],
    over: [m.proposals_over(), m.proposals_over_text()],
    failed: [m.proposals_failed(), m.proposals_failed_text()],
  }[state];
  return (
    <main id="content" className={`wrap ${styles.closed}`}>
      <h1 className="d2">{words[0]}</h1>
      <p className="lead">{words[1]}</p>
    </main>
  );
}

/** A file that others are made before: the page asks for it again by itself. */
export function LateFile() {
  return (
    <main id="content" className={`wrap ${styles.closed}`}>
      <h1 className="d2">{m.proposals_late()}</h1>
      <p className="lead">{m.proposals_late_text()}</p>
      <p>
        <a href="?" className="text-link">
          {m.proposals_late_back()}
        </a>
      </p>
    </main>
  );
}

/** The question for the passcode, before which nothing of the proposal is said but whose it is. */
export function PasscodeGate({ from, problem }: { from: string; problem: string | undefined }) {
  const error =
    problem === "rate_limited"
      ? m.proposals_passcode_often()
      : problem
        ? m.proposals_passcode_wrong()
        : undefined;
  return (
    <main id="content" className={`wrap ${styles.closed}`}>
      <h1 className="d2">{m.proposals_passcode_title()}</h1>
      <p className="lead">{m.proposals_passcode_text({ from })}</p>
      <form method="post" className={styles.form}>
        <input type="hidden" name="intent" value="passcode" />
        <TextField
          {...{ label: m.proposals_passcode(), name: "passcode", error }}
          required
          maxLength={40}
          autoComplete="off"
          autoCapitalize="none"
        />
        <Button type="submit">{m.proposals_passcode_action()}</Button>
      </form>
    </main>
  );
}
