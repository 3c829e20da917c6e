import { FileDown } from "lucide-react";
import { useState } from "react";
import { m } from "#messages/messages.js";
import { Button } from "#web/ui/button.tsx";
import { toast } from "#web/ui/toast/toast.ts";
import { saveStatement } from "./statements.ts";

type SaveButtonProps = { address: string; name: string; label: string; about: string };

/** Saves a statement as a file of its kind. */
export function SaveButton({ address, name, label, about }: SaveButtonProps) {
  const [isBusy, setIsBusy] = useState(false);
  const save = async () => {
    setIsBusy(true);
    const isSaved = await saveStatement(address, name);
    setIsBusy(false);
    if (!isSaved) toast({ tone: "bad", text: m.statements_save_failed() });
  };
  return (
    <Button look="outline" size="work" isBusy={isBusy} onClick={() => void save()}>
      <FileDown size={15} strokeWidth={1.5} aria-hidden="true" />
      {label}
      <span className="sr-only">{about}</span>
    </Button>
  );
}
