import { Toast } from "@base-ui/react/toast";
import { type RefObject, useEffect, useLayoutEffect, useRef } from "react";
import { m } from "#messages/messages.js";
import { clearOf } from "./clear-of.ts";
import styles from "./toast.module.css";
import { showToasts, type ToastNote } from "./toast.ts";

/** How long a note stays (spec §9); it waits while the pointer or the focus is on it. */
const toastMs = 5_000;

const manager = Toast.createToastManager();

/** The corner where notes appear, one at a time (spec §9). */
export function Toaster() {
  const corner = useRef<HTMLDivElement>(null);
  useEffect(() => showToasts(add), []);
  return (
    <Toast.Provider toastManager={manager} limit={1} timeout={toastMs}>
      <Toast.Portal>
        <Toast.Viewport ref={corner} className={styles.toastViewport} aria-label={m.toasts_label()}>
          <Notes corner={corner} />
        </Toast.Viewport>
      </Toast.Portal>
    </Toast.Provider>
  );
}

function add({ text, tone, action }: ToastNote): void {
  manager.add({
    title: text,
    type: tone,
    priority: tone === "bad" ? "high" : "low",
    actionProps: action && { children: action.label, onClick: action.onPress },
  });
}

/** What a note never covers: bars that stay at the lower edge, and the button that sends a form. */
const KEPT_FREE = '[data-bottom-bar], form button[type="submit"]';

/** Lifts the corner above what the newest note would cover. */
function lift(corner: HTMLElement): void {
  const note = corner.querySelector('[data-slot="toast"]');
  if (!note) return;
  const { width, height } = note.getBoundingClientRect();
  const margin = window.innerWidth - corner.getBoundingClientRect().right;
  const boxes = [...document.querySelectorAll(KEPT_FREE)].map((element) => element.getBoundingClientRect());
  const screen = { width: window.innerWidth, height: window.innerHeight };
  corner.style.setProperty("--toast-above", `${clearOf(boxes, screen, { width, height, margin })}px`);
}

function Notes({ corner }: { corner: RefObject<HTMLDivElement | null> }) {
  const { toasts } = Toast.useToastManager();
  const newest = toasts[0]?.id;
  useLayoutEffect(() => {
    if (newest && corner.current) lift(corner.current);
  }, [newest, corner]);
  return toasts.map((note) => (
    <Toast.Root key={note.id} toast={note} className={styles.toast} data-slot="toast">
      <Toast.Title render={<p />} />
      {note.actionProps && <Toast.Action />}
    </Toast.Root>
  ));
}
