import { useState } from "react";
import type { GuestStay } from "#domain/checkpoints/promises.ts";
import { m } from "#messages/messages.js";
import { getLocale } from "#messages/runtime.js";
import type { CheckpointsApi } from "#server/checkpoints/contract.ts";
import { browserApi } from "#web/api.ts";
import { createIntentKeys } from "#web/intent-key.ts";
import { formatCalendarDays } from "#web/locale/format.ts";
import { isDecided, outcomeOf } from "#web/session/queries/outcome.ts";
import { bodyOf } from "#web/session/queries/refusal.ts";
import { LinkHead } from "#web/site/chrome/link-head.tsx";
import { Badge } from "#web/ui/badge.tsx";
import { Button } from "#web/ui/button.tsx";
import { Notice } from "#web/ui/notice.tsx";
import styles from "../checkpoints.module.css";

/** A stay as its guests see it: each promise with two buttons; nothing is said by opening it. */
export function GuestStayView({ opened, token }: { opened: GuestStay; token: string }) {
  const [stay, setStay] = useState(opened);
  const [keys] = useState(createIntentKeys);
  const [told, setTold] = useState<"none" | "done" | "failed">("none");
  const say = async (promiseId: string, isKept: boolean) => {
    const json = { token, promiseId, isKept };
    const headers = { "idempotency-key": keys.keyOf(json) };
    const outcome = await outcomeOf(
      browserApi<CheckpointsApi>()["guest-links"].answers.$post({ json }, { headers }).then(bodyOf),
      json,
    );
    if (isDecided(outcome)) keys.fulfil();
    if (outcome.state === "done") setStay(outcome.value);
    setTold(outcome.state === "done" ? "done" : "failed");
  };
  const dates = formatCalendarDays(stay.checkIn, stay.checkOut);
  return (
    <main id="content" className={`wrap ${styles.guest}`}>
      <LinkHead />
      <h1 className="d2">{stay.hotelName}</h1>
      <p className="lead">{m.checkpoints_stay_lead({ dates, seller: stay.sellerName })}</p>
      <div aria-live="polite">
        {told === "done" && <Notice tone="ok">{m.checkpoints_stay_thanks()}</Notice>}
        {told === "failed" && <Notice tone="bad">{m.checkpoints_stay_failed()}</Notice>}
      </div>
      {!stay.canAnswer && <Notice tone="warn">{m.checkpoints_stay_early()}</Notice>}
      <ul className={styles.lines}>
        {stay.promises.map(({ id, perk, answer }) => {
          const name = perk[getLocale()] || perk.pt;
          return (
            <li key={id} className={styles.promise}>
              <span>{name}</span>
              {answer && (
                <Badge tone={answer === "kept" ? "ok" : "bad"}>
                  {answer === "kept" ? m.checkpoints_kept() : m.checkpoints_broken()}
                </Badge>
              )}
              {stay.canAnswer && (
                <span className={styles.choices}>
                  <Button
                    look="outline"
                    aria-label={`${m.checkpoints_stay_yes()}: ${name}`}
                    onClick={() => void say(id, true)}
                  >
                    {m.checkpoints_stay_yes()}
                  </Button>
                  <Button
                    look="quiet"
                    aria-label={`${m.checkpoints_stay_no()}: ${name}`}
                    onClick={() => void say(id, false)}
                  >
                    {m.checkpoints_stay_no()}
                  </Button>
                </span>
              )}
            </li>
          );
        })}
      </ul>
    </main>
  );
}

/** A link that leads to no stay: it never was, was taken back, has expired, or could not be asked. */
export function ClosedStay({ state }: { state: "unknown" | "over" | "failed" }) {
  const words = {
    unknown: m.checkpoints_stay_unknown,
    over: m.checkpoints_stay_over,
    failed: m.checkpoints_stay_unavailable,
  };
  return (
    <main id="content" className={`wrap ${styles.guest}`}>
      <LinkHead />
      <h1 className="d2">{words[state]()}</h1>
      <p className="lead">{m.checkpoints_stay_ask()}</p>
    </main>
  );
}
