import type { UseFormReturn } from "react-hook-form";
import type { Booking } from "#domain/bookings/bookings.ts";
import { m } from "#messages/messages.js";
import { getLocale } from "#messages/runtime.js";
import { Checkbox } from "#web/ui/checkbox.tsx";
import { TextField } from "#web/ui/text-field.tsx";
import styles from "../bookings.module.css";
import { readAmount } from "../words.ts";
import { offeredPerks, type StepValues } from "./step-values.ts";

type TermFieldsProps = { booking: Booking; form: UseFormReturn<StepValues> };

/** The hotel's number, what is paid when, until when it is free, and what is promised. */
export function TermFields({ booking, form }: TermFieldsProps) {
  const { register, formState, watch } = form;
  const { errors } = formState;
  const required = m.account_required();
  const amount = (day: string) => (typed: string) =>
    !day || readAmount(typed, booking.currency) !== undefined || m.bookings_error_amount();
  const perks = offeredPerks(booking);
  const isOffer = booking.product !== null;
  return (
    <>
      <div className={styles.fields}>
        <TextField
          {...register("confirmationNumber", {
            required,
            pattern: { value: /^[A-Za-z0-9][A-Za-z0-9./-]*$/, message: m.account_required() },
          })}
          label={isOffer ? m.bookings_number_offer() : m.bookings_number()}
          error={errors.confirmationNumber?.message}
          maxLength={40}
          autoComplete="off"
          autoCapitalize="characters"
        />
        <TextField
          {...register("freeUntil")}
          type="datetime-local"
          label={isOffer ? m.bookings_free_until() : m.bookings_field_free()}
          isOptional
        />
      </div>
      <div className={styles.fields}>
        <TextField {...register("depositOn")} type="date" label={m.bookings_field_deposit_on()} isOptional />
        <TextField
          {...register("deposit", { validate: amount(watch("depositOn")) })}
          label={`${m.bookings_field_deposit()} (${booking.currency})`}
          error={errors.deposit?.message}
          isOptional
          inputMode="decimal"
        />
      </div>
      <div className={styles.fields}>
        <TextField {...register("balanceOn")} type="date" label={m.bookings_field_balance_on()} isOptional />
        <TextField
          {...register("balance", { validate: amount(watch("balanceOn")) })}
          label={`${m.bookings_field_balance()} (${booking.currency})`}
          error={errors.balance?.message}
          isOptional
          inputMode="decimal"
        />
      </div>
      {!isOffer && (
        <fieldset className={styles.perks}>
          <legend>{m.bookings_field_perks()}</legend>
          {perks.map((perk, at) => (
            <Checkbox key={perk.pt} {...register(`perks.${at}`)} label={perk[getLocale()]} />
          ))}
          <TextField {...register("perk")} label={m.bookings_field_perk_more()} isOptional maxLength={160} />
        </fieldset>
      )}
    </>
  );
}
