import { Download } from "lucide-react";
import { useState } from "react";
import { m } from "#messages/messages.js";
import { Button } from "../../button.tsx";
import { toast } from "../../toast/toast.ts";

/** Everything that the filter leaves, as a file; it says when that did not arrive. */
export function FileButton({ onFile }: { onFile: () => Promise<boolean> }) {
  const [isBusy, setIsBusy] = useState(false);
  const bring = async () => {
    setIsBusy(true);
    const hasCome = await onFile();
    setIsBusy(false);
    if (!hasCome) toast({ tone: "bad", text: m.list_file_failed() });
  };
  return (
    <Button look="quiet" size="work" isBusy={isBusy} onClick={() => void bring()}>
      <Download size={15} strokeWidth={1.5} aria-hidden="true" />
      {m.list_file()}
    </Button>
  );
}
