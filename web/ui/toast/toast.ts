import { Toast } from "@base-ui/react/toast";

export type ToastNote = { text: string; tone?: "bad"; action?: { label: string; onPress: () => void } };

/** The one list of notes; the Toaster on the page shows it. */
export const toastManager = Toast.createToastManager();

/** Shows a short note; a newer one takes the place of an older. */
export function toast({ text, tone, action }: ToastNote): void {
  toastManager.add({
    description: text,
    type: tone,
    priority: tone === "bad" ? "high" : "low",
    actionProps: action && { children: action.label, onClick: action.onPress },
  });
}
