import { useState } from "react";
import { useForm } from "react-hook-form";
import { useNavigate } from "react-router";
import type { StayToAsk } from "#domain/bookings/bookings.ts";
import { m } from "#messages/messages.js";
import { useHome } from "#web/portal/use-home.ts";
import { useWrite } from "#web/session/queries/use-write.ts";
import { Button, ButtonLink } from "#web/ui/button.tsx";
import { Notice } from "#web/ui/notice.tsx";
import { toast } from "#web/ui/toast/toast.ts";
import styles from "../bookings.module.css";
import { sendRequest, useBookingTerms } from "../bookings.ts";
import { refusalText } from "../steps/take-step.ts";
import { StayFields } from "./stay-fields.tsx";
import { emptyRoom, roomsOf, type StayValues } from "./stay-values.ts";

/** Asks a hotel for a stay that the client chose: dates and travellers stand there already. */
export function AskForm({ stay, today }: { stay: StayToAsk; today: string }) {
  const navigate = useNavigate();
  const home = useHome();
  const [failure, setFailure] = useState<string>();
  const { data: terms, isError } = useBookingTerms(stay.hotel.id, today);
  const { run } = useWrite(sendRequest);
  const guests = stay.travellers.map(({ firstName, isChild }) => (isChild ? `${firstName}, ` : firstName));
  const form = useForm<StayValues>({
    mode: "onTouched",
    defaultValues: {
      ...{ hotelId: stay.hotel.id, source: "", confirmationNumber: "", wishes: "" },
      ...{ checkIn: stay.checkIn, checkOut: stay.checkOut },
      rooms: [{ ...emptyRoom, guests: guests.join("\n") }],
    },
  });
  const submit = form.handleSubmit(async ({ checkIn, checkOut, wishes, rooms }) => {
    const asked = {
      checkIn,
      checkOut,
      wishes: wishes.trim(),
      rooms: roomsOf(rooms, terms?.currency ?? "EUR"),
    };
    const outcome = await run({ blockId: stay.blockId, ...asked });
    if (outcome.state !== "done") return setFailure(refusalText(outcome));
    toast({ text: outcome.value.isOurs ? m.bookings_ask_sent_ours() : m.bookings_ask_sent() });
    await navigate(`${home}/bookings/${outcome.value.id}`);
  });
  if (stay.booking && !stay.canAsk) {
    return (
      <div className={`stack ${styles.asked}`}>
        <Notice tone="warn">{m.bookings_error_exists()}</Notice>
        <ButtonLink size="work" to={`${home}/bookings/${stay.booking.id}`}>
          {m.bookings_stays_open()}
        </ButtonLink>
      </div>
    );
  }
  if (isError) return <Notice tone="warn">{m.bookings_error_contract()}</Notice>;
  return (
    <form className={`work stack ${styles.ask}`} noValidate onSubmit={(event) => void submit(event)}>
      {failure && <Notice tone="bad">{failure}</Notice>}
      <StayFields form={form} terms={terms} />
      {terms && !terms.hasDesk && <Notice tone="warn">{m.bookings_ours_text()}</Notice>}
      <div className={styles.actions}>
        <Button size="work" type="submit" isBusy={form.formState.isSubmitting}>
          {m.bookings_ask_send()}
        </Button>
      </div>
    </form>
  );
}
