import { type RefObject, useCallback, useEffect, useRef, useState } from "react";
import { m } from "#messages/messages.js";
import { Notice } from "#web/ui/notice.tsx";
import styles from "./door.module.css";
import { doorWords, toldWords } from "./door-words.ts";
import { type KeptDoor, leaveDoor } from "./kept-door.ts";
import { ResultScreen } from "./result-screen.tsx";
import { Bar, Queue, Recent } from "./scanner-parts.tsx";
import { SearchSheet, WalkInSheet } from "./scanner-sheets.tsx";
import type { ScannerState } from "./scanner-store.ts";
import { type CameraState, useCamera } from "./use-camera.ts";
import { useScanner } from "./use-scanner.ts";
import { useWedge } from "./use-wedge.ts";
import { type Sheet, WaysIn } from "./ways-in.tsx";

const LONGEST = 400;

/** The scanner of a door: camera, plugged-in reader, code and name; it goes on without a network. */
export function ScannerView({ code, kept, onLeave }: { code: string; kept: KeptDoor; onLeave: () => void }) {
  const { scanner, state } = useScanner(code, kept);
  const [sheet, setSheet] = useState<Sheet>();
  const video = useRef<HTMLVideoElement>(null);
  const read = useCallback(
    (text: string) => {
      // What no ticket has, no ticket loses by being without it.
      const plain = text.replace(/[^\x20-\x7e]/g, "").slice(0, LONGEST);
      void scanner.take({ kind: "scan", read: plain });
    },
    [scanner],
  );
  const { state: camera, light } = useCamera({
    video,
    isWanted: !state.shown && !state.isOver,
    onRead: read,
  });
  useWedge(read);
  const [isLit, setIsLit] = useState(false);
  const switchLight = () => {
    setIsLit(!isLit);
    void light?.(!isLit);
  };
  const { snapshot } = state.kept;
  if (state.isOver) return <OverScreen code={code} onLeave={onLeave} />;
  return (
    <main id="content" className={styles.door}>
      <Bar state={state} />
      {state.shown && snapshot ? (
        <ResultScreen
          key={state.shown.reading.id}
          {...{ scanner, said: state.shown, snapshot }}
          onSearch={() => setSheet("search")}
          onWalkIn={() => setSheet("walk_in")}
        />
      ) : (
        <>
          <Viewfinder video={video} camera={camera} />
          <Recent state={state} />
        </>
      )}
      <p className="sr-only" role="status" aria-live="assertive" data-slot="door-words">
        {state.shown && snapshot ? spoken(state, snapshot) : ""}
      </p>
      <Queue state={state} onSeen={scanner.forgetConflicts} />
      {!state.shown && <WaysIn isLit={isLit} onLight={light && switchLight} onOpen={setSheet} />}
      {sheet === "search" && (
        <SearchSheet
          people={snapshot?.people ?? []}
          onCode={read}
          onPerson={(registrationId) => void scanner.take({ kind: "person", registrationId })}
          onClose={() => setSheet(undefined)}
        />
      )}
      {sheet === "walk_in" && (
        <WalkInSheet
          onPerson={(person) => void scanner.take({ kind: "walk_in", ...person })}
          onClose={() => setSheet(undefined)}
        />
      )}
    </main>
  );
}

type ViewfinderProps = { video: RefObject<HTMLVideoElement | null>; camera: CameraState };

/** What the camera sees, or why it sees nothing. */
function Viewfinder({ video, camera }: ViewfinderProps) {
  return (
    <div className={styles.camera} data-state={camera}>
      <video ref={video} muted playsInline aria-hidden="true" tabIndex={-1} />
      <span className={styles.frame} aria-hidden="true" />
      <p>{camera === "refused" ? m.events_camera_refused() : m.events_camera_point()}</p>
    </div>
  );
}

function spoken({ shown }: ScannerState, snapshot: NonNullable<KeptDoor["snapshot"]>): string {
  const { outcome, isLocal } = shown!;
  const { word, who, what } = doorWords({ outcome, isLocal, event: snapshot.event, counts: snapshot.counts });
  const told = snapshot.people.find(({ id }) => id === outcome.registrationId)?.told;
  return [word, who, told && toldWords(told), what].filter(Boolean).join(" ");
}

/** A device that was taken out of use keeps nothing. */
function OverScreen({ code, onLeave }: { code: string; onLeave: () => void }) {
  useEffect(() => leaveDoor(code), [code]);
  return (
    <main id="content" className={styles.door}>
      <div className={styles.over}>
        <Notice tone="bad">{m.events_scanner_over()}</Notice>
        <button type="button" onClick={onLeave}>
          {m.events_scanner_leave()}
        </button>
      </div>
    </main>
  );
}
