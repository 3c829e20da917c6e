import { useState } from "react";
import { useForm } from "react-hook-form";
import { useNavigate } from "react-router";
import { bookingSources } from "#domain/bookings/bookings.ts";
import { m } from "#messages/messages.js";
import { useHome } from "#web/portal/use-home.ts";
import { useWrite } from "#web/session/queries/use-write.ts";
import { Button } from "#web/ui/button.tsx";
import { Notice } from "#web/ui/notice.tsx";
import { SelectField } from "#web/ui/select-field.tsx";
import { TextField } from "#web/ui/text-field.tsx";
import { toast } from "#web/ui/toast/toast.ts";
import styles from "../bookings.module.css";
import { registerBooking, useBookingTerms } from "../bookings.ts";
import { refusalText } from "../steps/take-step.ts";
import { StayFields } from "./stay-fields.tsx";
import { emptyRoom, roomsOf, type StayValues } from "./stay-values.ts";

type Source = (typeof bookingSources)[number];
const sources: Record<Source, () => string> = {
  gds: m.bookings_source_gds,
  programme: m.bookings_source_programme,
  email: m.bookings_source_email,
  phone: m.bookings_source_phone,
};

/** Keeps a booking that was made elsewhere, for the hotel to affirm. */
export function RegisterForm({
  hotels,
  today,
}: {
  hotels: { value: string; label: string }[];
  today: string;
}) {
  const navigate = useNavigate();
  const home = useHome();
  const [failure, setFailure] = useState<string>();
  const { run } = useWrite(registerBooking);
  const form = useForm<StayValues>({
    mode: "onTouched",
    defaultValues: {
      ...{ hotelId: "", source: "gds", confirmationNumber: "", wishes: "", checkIn: "", checkOut: "" },
      rooms: [emptyRoom],
    },
  });
  const { register, handleSubmit, formState, watch } = form;
  const { data: terms, isError } = useBookingTerms(watch("hotelId"), today);
  const required = m.account_required();
  const submit = handleSubmit(async ({ rooms, wishes, source, ...rest }) => {
    const stay = { wishes: wishes.trim(), rooms: roomsOf(rooms, terms?.currency ?? "EUR") };
    const outcome = await run({ ...rest, ...stay, source: source as Source, blockId: null });
    if (outcome.state !== "done") return setFailure(refusalText(outcome));
    toast({ text: m.bookings_registered_done() });
    await navigate(`${home}/bookings/${outcome.value.id}`);
  });
  return (
    <form className={`work stack ${styles.ask}`} noValidate onSubmit={(event) => void submit(event)}>
      {failure && <Notice tone="bad">{failure}</Notice>}
      {isError && <Notice tone="warn">{m.bookings_error_contract()}</Notice>}
      <div className={styles.fields}>
        <SelectField
          {...register("hotelId", { required })}
          label={m.bookings_field_hotel()}
          error={formState.errors.hotelId?.message}
          placeholder={m.bookings_choose()}
          options={hotels}
        />
        <SelectField
          {...register("source")}
          label={m.bookings_field_source()}
          options={bookingSources.map((value) => ({ value, label: sources[value]() }))}
        />
        <TextField
          {...register("confirmationNumber", {
            required,
            pattern: { value: /^[A-Za-z0-9][A-Za-z0-9./-]*$/, message: required },
          })}
          label={m.bookings_number()}
          error={formState.errors.confirmationNumber?.message}
          maxLength={40}
          autoComplete="off"
        />
      </div>
      <StayFields form={form} terms={terms} />
      {terms && !terms.hasDesk && <Notice tone="warn">{m.bookings_ours_text()}</Notice>}
      <div className={styles.actions}>
        <Button size="work" type="submit" isBusy={formState.isSubmitting}>
          {m.bookings_register()}
        </Button>
      </div>
    </form>
  );
}
