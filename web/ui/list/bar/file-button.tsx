import { Download } from "lucide-react";
import { useState } from "react";
import { m } from "#messages/messages.js";
import { formatNumber } from "#web/locale/format.ts";
import { Button } from "../../button.tsx";
import { toast } from "../../toast/toast.ts";

/** What became of a file that was asked for. */
export type FileOutcome = "arrived" | "failed" | "too_long";

/** More rows than this are not written by a browser: the list has to be narrowed. */
export const FILE_ROWS = 5_000;

/** Everything that the filter leaves, as a file; it says when that did not arrive. */
export function FileButton({ onFile }: { onFile: () => Promise<FileOutcome> }) {
  const [isBusy, setIsBusy] = useState(false);
  const bring = async () => {
    setIsBusy(true);
    const outcome = await onFile();
    setIsBusy(false);
    if (outcome === "failed") toast({ tone: "bad", text: m.list_file_failed() });
    if (outcome === "too_long")
      toast({ tone: "bad", text: m.list_file_too_long({ limit: formatNumber(FILE_ROWS) }) });
  };
  return (
    <Button look="quiet" size="work" isBusy={isBusy} onClick={() => void bring()}>
      <Download size={15} strokeWidth={1.5} aria-hidden="true" />
      {m.list_file()}
    </Button>
  );
}
