import { m } from "#messages/messages.js";
import type { ToastNote } from "#web/ui/toast/toast.ts";

/** What is said once a proposal is published: the first time that its address has yet to go to the client, with the way there. */
export function publishedNote({ isFirst, onSend }: { isFirst: boolean; onSend: () => void }): ToastNote {
  if (!isFirst) return { text: m.journeys_published_again_toast() };
  return {
    text: m.journeys_published_toast(),
    action: { label: m.journeys_published_send(), onPress: onSend },
  };
}
