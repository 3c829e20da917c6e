import { type UseFormReturn, useFieldArray } from "react-hook-form";
import type { BookingTerms } from "#domain/hotels/contract-versions.ts";
import { m } from "#messages/messages.js";
import { getLocale } from "#messages/runtime.js";
import { Button } from "#web/ui/button.tsx";
import { SelectField } from "#web/ui/select-field.tsx";
import { TextAreaField } from "#web/ui/text-area-field.tsx";
import { TextField } from "#web/ui/text-field.tsx";
import styles from "../bookings.module.css";
import { readAmount } from "../words.ts";
import { CommissionPreview } from "./commission-preview.tsx";
import { emptyRoom, readGuests, type StayValues } from "./stay-values.ts";

type StayFieldsProps = { form: UseFormReturn<StayValues>; terms: BookingTerms | undefined };

/** Dates, rooms with their guests and rate plan, and wishes. */
export function StayFields({ form, terms }: StayFieldsProps) {
  const { register, formState, getValues, control } = form;
  const { errors } = formState;
  const { fields, append, remove } = useFieldArray({ control, name: "rooms" });
  const required = m.account_required();
  return (
    <>
      <div className={styles.fields}>
        <TextField
          {...register("checkIn", { required })}
          type="date"
          label={m.bookings_field_check_in()}
          error={errors.checkIn?.message}
        />
        <TextField
          {...register("checkOut", {
            required,
            validate: (day) => day > getValues("checkIn") || m.bookings_error_order(),
          })}
          type="date"
          label={m.bookings_field_check_out()}
          error={errors.checkOut?.message}
        />
      </div>
      {fields.map(({ id }, at) => (
        <fieldset key={id} className={styles.room}>
          <legend>{m.bookings_room_nth({ number: at + 1 })}</legend>
          <RoomFields form={form} at={at} terms={terms} />
          {fields.length > 1 && (
            <Button look="quiet" size="small" onClick={() => remove(at)}>
              {m.bookings_room_remove()}
            </Button>
          )}
        </fieldset>
      ))}
      <div>
        <Button look="outline" size="small" onClick={() => append(emptyRoom)}>
          {m.bookings_room_add()}
        </Button>
      </div>
      <CommissionPreview form={form} terms={terms} />
      <TextAreaField
        {...register("wishes")}
        label={m.bookings_wishes()}
        isOptional
        rows={3}
        maxLength={2_000}
      />
    </>
  );
}

function RoomFields({ form, at, terms }: StayFieldsProps & { at: number }) {
  const { register, formState } = form;
  const errors = formState.errors.rooms?.[at];
  const required = m.account_required();
  const currency = terms?.currency ?? "EUR";
  return (
    <>
      <div className={styles.fields}>
        <TextField
          {...register(`rooms.${at}.category`, { required })}
          label={m.bookings_field_category()}
          error={errors?.category?.message}
          maxLength={120}
        />
        <SelectField
          {...register(`rooms.${at}.ratePlan`, { required })}
          key={terms?.version ?? 0}
          label={m.bookings_field_plan()}
          error={errors?.ratePlan?.message}
          placeholder={m.bookings_choose()}
          options={(terms?.ratePlans ?? []).map(({ code, name, commission }) => ({
            value: code,
            label: `${name[getLocale()] || code} · ${commission / 100}%`,
          }))}
        />
        <TextField
          {...register(`rooms.${at}.price`, {
            validate: (typed) => readAmount(typed, currency) !== undefined || m.bookings_error_amount(),
          })}
          label={`${m.bookings_field_room_price()} (${currency})`}
          error={errors?.price?.message}
          inputMode="decimal"
        />
      </div>
      <TextAreaField
        {...register(`rooms.${at}.guests`, {
          validate: (typed) => readGuests(typed).length > 0 || m.bookings_error_guests(),
        })}
        label={m.bookings_field_guests()}
        error={errors?.guests?.message}
        rows={3}
      />
    </>
  );
}
