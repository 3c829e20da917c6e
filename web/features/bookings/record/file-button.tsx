import { Paperclip } from "lucide-react";
import { useRef, useState } from "react";
import { bookingFileTypes, MAX_BOOKING_FILE_BYTES } from "#domain/bookings/files.ts";
import { m } from "#messages/messages.js";
import { formatBytes } from "#web/locale/format.ts";
import type { Outcome } from "#web/session/queries/outcome.ts";
import { Button } from "#web/ui/button.tsx";
import { toast } from "#web/ui/toast/toast.ts";
import styles from "../bookings.module.css";
import { refusalText } from "../steps/take-step.ts";

/** Puts a file on the record and says what became of it. */
export type SendFile = (file: File) => Promise<Outcome<unknown, unknown>>;

/** Sends a file from the reader's device; both sides find it in the conversation. */
export function FileButton({ send }: { send: SendFile }) {
  const input = useRef<HTMLInputElement>(null);
  const [isBusy, setIsBusy] = useState(false);
  const most = formatBytes(MAX_BOOKING_FILE_BYTES);
  const put = async (file: File | undefined) => {
    if (!file) return;
    // Told at once, not after minutes of sending.
    if (file.size > MAX_BOOKING_FILE_BYTES)
      return void toast({ tone: "bad", text: m.bookings_file_large({ most }) });
    setIsBusy(true);
    const outcome = await send(file);
    setIsBusy(false);
    toast(
      outcome.state === "done"
        ? { text: m.bookings_file_sent({ name: file.name }) }
        : { tone: "bad", text: `${file.name}: ${refusalText(outcome)}` },
    );
  };
  return (
    <div className={styles.attach}>
      <input
        ref={input}
        type="file"
        accept={bookingFileTypes.join(",")}
        hidden
        aria-label={m.bookings_file_send()}
        onChange={(event) => {
          const [file] = event.target.files ?? [];
          event.target.value = "";
          void put(file);
        }}
      />
      <Button look="outline" size="small" isBusy={isBusy} onClick={() => input.current?.click()}>
        <Paperclip size={14} strokeWidth={1.5} aria-hidden="true" /> {m.bookings_file_send()}
      </Button>
      <small className="note">{m.bookings_file_hint({ most })}</small>
    </div>
  );
}
