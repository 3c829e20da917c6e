import { useEffect, useState } from "react";
import type { DoorSign, Enrolled } from "#domain/events/check-ins.ts";
import { readShown } from "#domain/events/door.ts";
import { inLanguage } from "#domain/localized.ts";
import { m } from "#messages/messages.js";
import { getLocale } from "#messages/runtime.js";
import type { EventsApi } from "#server/events/contract.ts";
import { browserApi } from "#web/api.ts";
import { sitePath } from "#web/site/site-path.ts";
import { Button, buttonLook } from "#web/ui/button.tsx";
import { Notice } from "#web/ui/notice.tsx";
import styles from "./door.module.css";
import { GuestView } from "./guest-view.tsx";
import { type KeptDoor, keepDoor, readKept } from "./kept-door.ts";
import { ScannerView } from "./scanner-view.tsx";

type Place = { kept: KeptDoor | null; staff: string | null; ticket: string | null };

/** The door of an event, as whoever stands there needs it: a guest, a scanner, or a device about to become one. */
export function CheckInDoor({ sign }: { sign: DoorSign }) {
  const [place, setPlace] = useState<Place>({ kept: null, staff: null, ticket: null });
  // After the first render, which must be the server's: it knows neither the device nor what follows the #.
  useEffect(() => {
    const look = () => {
      const { hash } = window.location;
      const staff = hash.startsWith("#staff=") ? hash.slice("#staff=".length) : null;
      setPlace({ kept: readKept(sign.code), staff, ticket: readShown(hash).ticket });
    };
    look();
    window.addEventListener("hashchange", look);
    return () => window.removeEventListener("hashchange", look);
  }, [sign.code]);
  const { kept, staff, ticket } = place;
  if (kept && !staff)
    return <ScannerView code={sign.code} kept={kept} onLeave={() => setPlace({ ...place, kept: null })} />;
  if (staff)
    return (
      <EnrolView
        {...{ sign, token: staff }}
        onEnrolled={(door) => {
          keepDoor(sign.code, door);
          // The link has done its work: nobody finds it in the address or the history.
          window.history.replaceState(window.history.state, "", window.location.pathname);
          setPlace({ kept: door, staff: null, ticket: null });
        }}
      />
    );
  return <GuestView sign={sign} ticket={ticket} />;
}

type EnrolProps = { sign: DoorSign; token: string; onEnrolled: (door: KeptDoor) => void };

/** Asks once whether this device shall be a scanner: opening the link does nothing by itself. */
function EnrolView({ sign, token, onEnrolled }: EnrolProps) {
  const [problem, setProblem] = useState<"over" | "failed">();
  const [isBusy, setIsBusy] = useState(false);
  const enrol = async () => {
    setIsBusy(true);
    try {
      const answer: Response = await browserApi<EventsApi>().doors.enrolments.$post({ json: { token } });
      if (answer.ok) {
        const { device, door } = (await answer.json()) as Enrolled;
        return onEnrolled({ device, door, snapshot: null, queue: [] });
      }
      setProblem(answer.status === 410 || answer.status === 400 ? "over" : "failed");
    } catch {
      setProblem("failed");
    }
    setIsBusy(false);
  };
  return (
    <main id="content" className={`wrap ${styles.guest}`}>
      <div className={styles.enrol}>
        <p className="caption">{inLanguage(sign.title, getLocale())}</p>
        <h1 className="d2">{m.events_enrol_title()}</h1>
        <p className="lead">{m.events_enrol_lead()}</p>
        {problem && (
          <Notice tone="bad">{problem === "over" ? m.events_enrol_over() : m.events_change_failed()}</Notice>
        )}
        <Button isBusy={isBusy} onClick={() => void enrol()}>
          {m.events_enrol()}
        </Button>
      </div>
    </main>
  );
}

/** A code that stands on no door. */
export function NoDoor() {
  return (
    <main id="content" className={`wrap ${styles.guest}`}>
      <div className={styles.enrol}>
        <h1 className="d2">{m.events_no_door()}</h1>
        <p className="lead">{m.events_no_door_text()}</p>
        <a {...buttonLook({ look: "outline" })} href={sitePath("/events")}>
          {m.footer_events()}
        </a>
      </div>
    </main>
  );
}
