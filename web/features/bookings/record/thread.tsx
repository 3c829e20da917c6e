import { FileDown } from "lucide-react";
import type { Booking } from "#domain/bookings/bookings.ts";
import type { Localized } from "#domain/localized.ts";
import { m } from "#messages/messages.js";
import { formatBytes, formatCalendarDays, formatDateTime, formatMoney } from "#web/locale/format.ts";
import { said } from "#web/locale/said.ts";
import { Avatar } from "#web/ui/avatar.tsx";
import styles from "../bookings.module.css";
import { eventName, reasonName, sideName } from "../words.ts";
import { FileButton, type SendFile } from "./file-button.tsx";

type ThreadProps = { booking: Booking; sendFile?: SendFile | undefined };

/** What happened and what was said, in its order, and the way to put a file beside it. */
export function Thread({ booking, sendFile }: ThreadProps) {
  return (
    <section aria-labelledby="thread">
      <h2 id="thread" className={styles.part}>
        {m.bookings_conversation()}
      </h2>
      <ol className={styles.thread}>
        {booking.thread.map((entry) => (
          <li key={entry.id} data-kind={entry.kind === "note" ? "note" : undefined}>
            {entry.by === "time" ? <span /> : <Avatar name={entry.name || "—"} />}
            <div>
              <p className={styles.said}>
                <b>{entry.name || eventName(entry)}</b>{" "}
                <span>
                  {entry.kind === "note"
                    ? m.bookings_side_note()
                    : entry.name
                      ? `${sideName(booking, entry.by)} · ${eventName(entry)}`
                      : ""}
                </span>
                <time dateTime={entry.at}>{formatDateTime(entry.at)}</time>
              </p>
              {entry.reason && <p>{reasonName(entry.reason)}</p>}
              {entry.proposal && <Proposal proposal={entry.proposal} of={booking} />}
              {entry.body && <p className={styles.body}>{entry.body}</p>}
              {entry.kind === "file" && <FileOf file={entry.file} />}
            </div>
          </li>
        ))}
      </ol>
      {sendFile && booking.steps.includes("message") && <FileButton send={sendFile} />}
    </section>
  );
}

/** The file of an entry, to take along; one that has left says so. */
export function FileOf({ file }: { file: Booking["thread"][number]["file"] }) {
  if (!file) return <p className="note">{m.bookings_file_gone()}</p>;
  return (
    <p className={styles.file}>
      <a href={file.url} download={file.name}>
        <FileDown size={15} strokeWidth={1.5} aria-hidden="true" /> {file.name}
      </a>{" "}
      <small>{formatBytes(file.bytes)}</small>
    </p>
  );
}

type ProposalProps = {
  proposal: NonNullable<Booking["proposal"]>;
  of: { currency: Booking["currency"]; product: { title: Localized } | null };
};

/** Other dates and rooms, or the product on other dates, in two lines. */
export function Proposal({
  proposal: { checkIn, checkOut, rooms },
  of: { currency, product },
}: ProposalProps) {
  const total = rooms.reduce((sum, { price }) => sum + price, 0);
  const what = product ? said(product.title) : rooms.map(({ category }) => category).join(", ");
  return (
    <p className={styles.proposal}>
      {formatCalendarDays(checkIn, checkOut)} · {what} · {formatMoney(total, currency)}
    </p>
  );
}
