import { useState } from "react";
import type { Material } from "#domain/materials/materials.ts";
import { whatsappAddress } from "#domain/whatsapp.ts";
import { m } from "#messages/messages.js";
import { formatDate } from "#web/locale/format.ts";
import { useWrite } from "#web/session/queries/use-write.ts";
import { Button, buttonLook } from "#web/ui/button.tsx";
import { Dialog } from "#web/ui/dialog.tsx";
import { DialogFooter } from "#web/ui/dialog-footer.tsx";
import { Notice } from "#web/ui/notice.tsx";
import { SelectField } from "#web/ui/select-field.tsx";
import { TextField } from "#web/ui/text-field.tsx";
import styles from "../materials.module.css";
import { sendLink } from "../materials.ts";
import { typeName } from "../names.ts";

const DAYS = [7, 30, 90];
const DAY_MS = 86_400_000;

type LinkDialogProps = { chosen: Material[]; onClose: () => void };

/** A link for a client to what was chosen: until when it opens, then the address to copy or to send. */
export function LinkDialog({ chosen, onClose }: LinkDialogProps) {
  const [days, setDays] = useState(30);
  const [address, setAddress] = useState<string>();
  const [problem, setProblem] = useState<string>();
  const { run, isBusy } = useWrite(sendLink);
  const send = async () => {
    const sent = await run({ ids: chosen.map(({ id }) => id), days });
    if (sent.state === "done") setAddress(`${window.location.origin}${sent.value.path}`);
    else setProblem(sent.state === "refused" ? m.materials_nothing_to_take() : m.materials_failed());
  };
  // What cannot be used now is in no link, so it is promised nowhere.
  const [open, leftOut] = [
    chosen.filter(({ situation }) => situation === "open"),
    chosen.filter(({ situation }) => situation !== "open"),
  ];
  const titles = open.map(({ title, hotel }) => `${title}, ${hotel.name}`).join("; ");
  return (
    <Dialog
      isOpen
      onOpenChange={onClose}
      title={m.materials_client_link()}
      actions={
        address ? (
          <LinkWays address={address} text={m.materials_link_message({ titles, address })} />
        ) : (
          <DialogFooter onBack={onClose} isBusy={isBusy} onClick={() => void send()}>
            {m.materials_link_make()}
          </DialogFooter>
        )
      }
    >
      <div className="work stack">
        {problem && <Notice tone="bad">{problem}</Notice>}
        <ul className={styles.linked}>
          {open.map(({ id, title, hotel, type }) => (
            <li key={id}>
              <span>
                {title}, {hotel.name}
              </span>
              <small>{typeName(type)}</small>
            </li>
          ))}
        </ul>
        {leftOut.length > 0 && (
          <Notice tone="warn">
            {m.materials_link_left_out({ titles: leftOut.map(({ title }) => title).join("; ") })}
          </Notice>
        )}
        {address ? (
          <TextField
            label={m.materials_link_address()}
            hint={m.materials_link_once()}
            value={address}
            readOnly
          />
        ) : (
          <SelectField
            label={m.materials_link_until()}
            value={days}
            onChange={(event) => setDays(Number(event.target.value))}
            options={DAYS.map((count) => ({ value: String(count), label: untilText(count) }))}
          />
        )}
        <p className={styles.itemText}>{m.materials_client_link_text()}</p>
      </div>
    </Dialog>
  );
}

function untilText(days: number): string {
  return m.materials_link_days({ days, day: formatDate(new Date(Date.now() + days * DAY_MS)) });
}

function LinkWays({ address, text }: { address: string; text: string }) {
  const [isCopied, setCopied] = useState(false);
  const copy = () => navigator.clipboard.writeText(address).then(() => setCopied(true));
  return (
    <>
      <a
        {...buttonLook({ look: "outline", size: "work" })}
        href={whatsappAddress({ text })}
        target="_blank"
        rel="noreferrer"
      >
        {m.materials_link_whatsapp()}
      </a>
      <Button size="work" onClick={() => void copy()}>
        <span aria-live="polite">{isCopied ? m.materials_copied() : m.materials_link_copy()}</span>
      </Button>
    </>
  );
}
