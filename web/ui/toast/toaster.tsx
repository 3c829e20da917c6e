import { Toast } from "@base-ui/react/toast";
import { useEffect } from "react";
import { m } from "#messages/messages.js";
import styles from "./toast.module.css";
import { showToasts, type ToastNote } from "./toast.ts";

/** How long a note stays (spec §9); it waits while the pointer or the focus is on it. */
const toastMs = 5_000;

const manager = Toast.createToastManager();

/** The corner where notes appear, one at a time (spec §9). */
export function Toaster() {
  useEffect(() => showToasts(add), []);
  return (
    <Toast.Provider toastManager={manager} limit={1} timeout={toastMs}>
      <Toast.Portal>
        <Toast.Viewport className={styles.toastViewport} aria-label={m.toasts_label()}>
          <Notes />
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

function Notes() {
  const { toasts } = Toast.useToastManager();
  return toasts.map((note) => (
    <Toast.Root key={note.id} toast={note} className={styles.toast} data-slot="toast">
      <Toast.Title render={<p />} />
      {note.actionProps && <Toast.Action />}
    </Toast.Root>
  ));
}
