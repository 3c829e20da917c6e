import { m } from "#messages/messages.js";
import { formatNumber } from "#web/locale/format.ts";
import { Button } from "../button.tsx";
import { toast } from "../toast/toast.ts";

/** Puts the addresses of what is selected where a letter can take them from. */
export function CopyEmails({ emails }: { emails: string[] }) {
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(emails.join(", "));
      toast({ text: m.list_copied({ count: formatNumber(emails.length) }) });
    } catch {
      toast({ tone: "bad", text: m.list_copy_failed() });
    }
  };
  return (
    <Button look="ivory" size="small" onClick={() => void copy()}>
      {m.list_copy_emails()}
    </Button>
  );
}
