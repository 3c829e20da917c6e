import type { UseFormReturn } from "react-hook-form";
import type { Booking } from "#domain/bookings/bookings.ts";
import { hotelReasons, type StepKind, sellerReasons } from "#domain/bookings/steps.ts";
import { m } from "#messages/messages.js";
import { SelectField } from "#web/ui/select-field.tsx";
import { TextAreaField } from "#web/ui/text-area-field.tsx";
import { TextField } from "#web/ui/text-field.tsx";
import styles from "../bookings.module.css";
import { readAmount, reasonName } from "../words.ts";
import type { StepValues } from "./step-values.ts";
import { TermFields } from "./term-fields.tsx";

type StepFieldsProps = { kind: StepKind; booking: Booking; form: UseFormReturn<StepValues> };
const spoken: readonly StepKind[] = ["counter", "ask_change", "ask", "reply", "message", "note"];

/** The fields that a step needs, and no others. */
export function StepFields({ kind, booking, form }: StepFieldsProps) {
  const { register, formState } = form;
  const { errors } = formState;
  const required = m.account_required();
  // Only a hotel may take notes: who may is one.
  const reasons = booking.steps.includes("note") || kind === "decline" ? hotelReasons : sellerReasons;
  return (
    <>
      {(kind === "accept" || kind === "correct") && <TermFields booking={booking} form={form} />}
      {kind === "hold" && (
        <TextField
          {...register("until", { required })}
          type="datetime-local"
          label={m.bookings_field_until()}
          error={errors.until?.message}
        />
      )}
      {(kind === "decline" || kind === "withdraw" || kind === "cancel") && (
        <SelectField
          {...register("reason", { required })}
          label={m.bookings_field_reason()}
          error={errors.reason?.message}
          placeholder={m.bookings_choose()}
          options={reasons.map((value) => ({ value, label: reasonName(value) }))}
        />
      )}
      {(kind === "counter" || kind === "ask_change") && <StayFields booking={booking} form={form} />}
      {kind !== "correct" && (
        <TextAreaField
          {...register(
            "message",
            spoken.includes(kind) ? { validate: (said) => said.trim() !== "" || required } : {},
          )}
          label={m.bookings_field_message()}
          error={errors.message?.message}
          isOptional={!spoken.includes(kind)}
          maxLength={2_000}
          rows={3}
        />
      )}
    </>
  );
}

function StayFields({ booking, form }: Omit<StepFieldsProps, "kind">) {
  const { register, formState, getValues } = form;
  // A product may be over on the day it begins, and has no rooms.
  const isOffer = booking.product !== null;
  const { errors } = formState;
  const required = m.account_required();
  return (
    <>
      <div className={styles.fields}>
        <TextField
          {...register("checkIn", { required })}
          type="date"
          label={isOffer ? m.bookings_field_starts() : m.bookings_field_check_in()}
          error={errors.checkIn?.message}
        />
        <TextField
          {...register("checkOut", {
            required,
            validate: (day) =>
              day > getValues("checkIn") ||
              (isOffer && day === getValues("checkIn")) ||
              m.bookings_error_order(),
          })}
          type="date"
          label={isOffer ? m.bookings_field_ends() : m.bookings_field_check_out()}
          error={errors.checkOut?.message}
        />
      </div>
      {booking.rooms.map((room, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: rooms have their place and nothing else
        <div key={at} className={styles.fields}>
          <TextField
            {...register(`rooms.${at}.category`, { required })}
            label={isOffer ? m.bookings_field_offer() : m.bookings_field_category()}
            hint={room.category}
            error={errors.rooms?.[at]?.category?.message}
            maxLength={120}
          />
          <TextField
            {...register(`rooms.${at}.price`, {
              validate: (typed) =>
                readAmount(typed, booking.currency) !== undefined || m.bookings_error_amount(),
            })}
            label={`${isOffer ? m.bookings_field_offer_price() : m.bookings_field_room_price()} (${booking.currency})`}
            error={errors.rooms?.[at]?.price?.message}
            inputMode="decimal"
          />
        </div>
      ))}
    </>
  );
}
