import { useState } from "react";
import { m } from "#messages/messages.js";
import { useWrite } from "#web/session/queries/use-write.ts";
import { Button } from "#web/ui/button.tsx";
import { Dialog } from "#web/ui/dialog.tsx";
import { TextField } from "#web/ui/text-field.tsx";
import { toast } from "#web/ui/toast/toast.ts";
import { KeepDialog } from "../collections/keep-dialog.tsx";
import styles from "../materials.module.css";
import { sendLink } from "../materials.ts";

const DAYS = 30;

type SelectionBarProps = { ids: string[]; isBusy: boolean; onTake: () => void; onClear: () => void };

/** What can be done with what was chosen: one zip, or a link for a client that ends. */
export function SelectionBar({ ids, isBusy, onTake, onClear }: SelectionBarProps) {
  const [address, setAddress] = useState<string>();
  const [isKeeping, setIsKeeping] = useState(false);
  const { run, isBusy: isSending } = useWrite(sendLink);
  const send = async () => {
    const sent = await run({ ids, days: DAYS });
    if (sent.state === "done") setAddress(`${window.location.origin}${sent.value.path}`);
    else toast({ tone: "bad", text: m.materials_nothing_to_take() });
  };
  return (
    <>
      {ids.length > 0 && (
        <section className={styles.bar} aria-label={m.materials_selection()}>
          <span role="status">{m.materials_selected({ count: ids.length })}</span>
          <Button look="ivory" size="small" onClick={onClear}>
            {m.materials_clear()}
          </Button>
          <Button look="ivory" size="small" onClick={() => setIsKeeping(true)}>
            {m.materials_collection_keep()}
          </Button>
          <Button look="ivory" size="small" isBusy={isSending} onClick={() => void send()}>
            {m.materials_client_link()}
          </Button>
          <Button look="ivory" size="small" isBusy={isBusy} onClick={onTake}>
            {ids.length === 1 ? m.materials_take() : m.materials_take_zip()}
          </Button>
        </section>
      )}
      {isKeeping && <KeepDialog ids={ids} onClose={() => setIsKeeping(false)} />}
      <Dialog
        isOpen={address !== undefined}
        onOpenChange={() => setAddress(undefined)}
        title={m.materials_client_link()}
      >
        <div className="work stack">
          <p>{m.materials_client_link_text({ days: DAYS })}</p>
          <TextField label={m.materials_link_address()} value={address ?? ""} readOnly />
        </div>
      </Dialog>
    </>
  );
}
