import { useQuery } from "@tanstack/react-query";
import { MessageCircle } from "lucide-react";
import type { Checkpoint } from "#domain/checkpoints/checkpoints.ts";
import type { BookingPromises } from "#domain/checkpoints/promises.ts";
import { CHECKPOINT_ZONE } from "#domain/checkpoints/standing.ts";
import { dayIn } from "#domain/days.ts";
import { whatsappAddress } from "#domain/whatsapp.ts";
import { m } from "#messages/messages.js";
import { getLocale } from "#messages/runtime.js";
import { formatLongDate } from "#web/locale/format.ts";
import { useWrite } from "#web/session/queries/use-write.ts";
import { Badge } from "#web/ui/badge.tsx";
import { Button, buttonLook } from "#web/ui/button.tsx";
import { toast } from "#web/ui/toast/toast.ts";
import styles from "../checkpoints.module.css";
import { useTake } from "../use-take.ts";
import { shortDay } from "../words.ts";
import { makeGuestLink, promisesQuery, revokeGuestLink } from "./promises.ts";

type PromisesPanelProps = { bookingId: string; hotelName: string };

/** What a hotel promised for a booking, confirmed in one tap here or by the guest's link; nothing without a promise. */
export function PromisesPanel({ bookingId, hotelName }: PromisesPanelProps) {
  const { data } = useQuery(promisesQuery(bookingId));
  if (!data || data.promises.length === 0) return null;
  return (
    <section className={styles.promises} aria-labelledby="promises">
      <h2 id="promises" className={styles.part}>
        {m.checkpoints_promises_title()}
      </h2>
      <p className="note">{m.checkpoints_promises_text()}</p>
      <ul className={styles.lines}>
        {data.promises.map((promise) => (
          <PromiseLine key={promise.id} promise={promise} />
        ))}
      </ul>
      <GuestLink {...{ bookingId, hotelName, link: data.link }} />
    </section>
  );
}

function PromiseLine({ promise }: { promise: Checkpoint }) {
  const { take, isBusy } = useTake();
  const { state, reason, perk, dueOn, isByGuest } = promise;
  const name = perk ? perk[getLocale()] || perk.pt : m.checkpoints_template_perk();
  const isEarly = dayIn(CHECKPOINT_ZONE, new Date()) < dueOn;
  return (
    <li className={styles.promise}>
      <span>
        {name} {isByGuest && <small>{m.checkpoints_by_guest()}</small>}
      </span>
      {state === "done" && <Badge tone="ok">{m.checkpoints_kept()}</Badge>}
      {state === "waived" && (
        <Badge tone={reason === "not_kept" ? "bad" : "neutral"}>
          {reason === "not_kept" ? m.checkpoints_broken() : m.checkpoints_state_waived()}
        </Badge>
      )}
      {state === "open" && isEarly && <Badge>{m.checkpoints_promises_early({ day: shortDay(dueOn) })}</Badge>}
      {state === "open" && !isEarly && (
        <span className={styles.choices}>
          <Button
            {...{ look: "outline", size: "small", isBusy }}
            aria-label={m.checkpoints_kept_of({ perk: name })}
            onClick={() => void take(promise, { kind: "done" })}
          >
            {m.checkpoints_kept()}
          </Button>
          <Button
            {...{ look: "quiet", size: "small", isBusy }}
            aria-label={m.checkpoints_broken_of({ perk: name })}
            onClick={() => void take(promise, { kind: "broken" })}
          >
            {m.checkpoints_broken()}
          </Button>
        </span>
      )}
      {state !== "open" && (
        <Button
          look="quiet"
          size="small"
          isBusy={isBusy}
          onClick={() => void take(promise, { kind: "undo" })}
        >
          {m.checkpoints_undo()}
        </Button>
      )}
    </li>
  );
}

type GuestLinkProps = PromisesPanelProps & Pick<BookingPromises, "link">;

function GuestLink({ bookingId, hotelName, link }: GuestLinkProps) {
  const { run: make, isBusy } = useWrite(makeGuestLink(bookingId));
  const { run: revoke, isBusy: isRevoking } = useWrite(revokeGuestLink(bookingId));
  const say = (isDone: boolean) =>
    toast({ text: isDone ? m.checkpoints_guest_revoked() : m.account_error_other() });
  if (!link) {
    const begin = async () => {
      if ((await make(null)).state !== "done") toast({ text: m.account_error_other(), tone: "bad" });
    };
    return (
      <Button look="outline" size="work" isBusy={isBusy} onClick={() => void begin()}>
        {m.checkpoints_guest_make()}
      </Button>
    );
  }
  const written = { hotel: hotelName, url: link.url };
  const text = m.checkpoints_guest_whatsapp(written, { locale: link.language });
  return (
    <>
      <div className={styles.choices}>
        <a
          {...buttonLook({ look: "outline", size: "work" })}
          href={whatsappAddress({ phone: link.phone, text })}
          target="_blank"
          rel="noreferrer"
        >
          <MessageCircle size={15} strokeWidth={1.5} aria-hidden="true" /> {m.checkpoints_guest_send()}
        </a>
        <Button
          {...{ look: "quiet", size: "work", isBusy: isRevoking }}
          onClick={() => void revoke(null).then(({ state }) => say(state === "done"))}
        >
          {m.checkpoints_guest_revoke()}
        </Button>
      </div>
      <p className="note">{m.checkpoints_guest_until({ day: formatLongDate(link.expiresAt) })}</p>
    </>
  );
}
