import { FileDown } from "lucide-react";
import { useState } from "react";
import type { ReportPlace } from "#domain/accountability/accountability.ts";
import { m } from "#messages/messages.js";
import { getLocale } from "#messages/runtime.js";
import { Button } from "#web/ui/button.tsx";
import { saveFile } from "#web/ui/save-file.ts";
import { toast } from "#web/ui/toast/toast.ts";
import { readDocument } from "./accountability.ts";

/** Saves the month as a PDF in the reader's language. */
export function DocumentButton({ place }: { place: ReportPlace }) {
  const [isBusy, setBusy] = useState(false);
  const save = async () => {
    setBusy(true);
    try {
      saveFile(await readDocument(place, getLocale()), `lilamonde-${place.month}.pdf`);
    } catch {
      toast({ tone: "bad", text: m.accountability_document_failed() });
    } finally {
      setBusy(false);
    }
  };
  return (
    <Button look="outline" size="work" isBusy={isBusy} onClick={() => void save()}>
      <FileDown size={15} strokeWidth={1.5} aria-hidden="true" />
      {m.accountability_document()}
    </Button>
  );
}
