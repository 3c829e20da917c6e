import { type UseFormRegister, type UseFormReturn, useForm } from "react-hook-form";
import type { Contact } from "#domain/hotels/sheets.ts";
import { Email } from "#domain/text.ts";
import { m } from "#messages/messages.js";
import { Checkbox } from "#web/ui/checkbox.tsx";
import { TextField } from "#web/ui/text-field.tsx";
import { newEntryId } from "../new-entry-id.ts";
import { dayName } from "./duty-words.ts";
import { NameFields, type Names, namesOf } from "./name-fields.tsx";
import styles from "./sheet.module.css";
import { SheetDialog, type SheetPlace } from "./sheet-dialog.tsx";
import { withEntry } from "./with-entry.ts";

type Values = Names & {
  name: string;
  email: string;
  phone: string;
  days: string[];
  from: string;
  until: string;
};
const WEEK = [1, 2, 3, 4, 5, 6, 7];
const PHONE = /^\+[1-9]\d{6,14}$/;

const phoneOf = (typed: string): string => typed.replace(/[\s().-]/g, "");

/** Somebody on duty: who, how to reach them, and on which days from when until when, in the hotel's zone. */
export function ContactDialog({ contact, ...place }: SheetPlace & { contact?: Contact | undefined }) {
  const form = useForm<Values>({ mode: "onTouched", defaultValues: valuesOf(contact) });
  const { register, formState } = form;
  const { errors } = formState;
  const required = m.account_required();
  return (
    <SheetDialog
      {...place}
      form={form}
      title={contact ? m.sheet_contact_edit() : m.sheet_contact_new()}
      apply={(sheet, values) => ({
        ...sheet,
        contacts: withEntry(sheet.contacts, contactOf(values, contact?.id ?? newEntryId())),
      })}
    >
      <TextField
        {...register("name", { validate: (name) => name.trim() !== "" || required })}
        label={m.sheet_contact_name()}
        error={errors.name?.message}
        autoComplete="off"
        maxLength={120}
      />
      <NameFields
        labels={{ pt: m.sheet_role_pt(), en: m.sheet_role_en() }}
        register={register as unknown as UseFormRegister<Names>}
        errors={errors}
      />
      <div className={styles.pair}>
        <TextField
          {...register("email", {
            validate: (email) => !email.trim() || Email.safeParse(email).success || m.account_email_invalid(),
          })}
          type="email"
          label={m.account_email()}
          error={errors.email?.message}
          autoComplete="off"
          isOptional
        />
        <TextField
          {...register("phone", {
            validate: (phone) => !phone.trim() || PHONE.test(phoneOf(phone)) || m.sheet_phone_wrong(),
          })}
          type="tel"
          label={m.sheet_phone()}
          error={errors.phone?.message}
          autoComplete="off"
          isOptional
        />
      </div>
      <DutyFields form={form} timeZone={place.kept.timeZone} />
    </SheetDialog>
  );
}

/** On which days, from when until when. */
function DutyFields({ form, timeZone }: { form: UseFormReturn<Values>; timeZone: string }) {
  const { register, formState, getValues } = form;
  const { errors } = formState;
  const required = m.account_required();
  return (
    <>
      <fieldset className={styles.days}>
        <legend>{m.sheet_weekdays()}</legend>
        {WEEK.map((day) => (
          <Checkbox
            key={day}
            {...register("days", { validate: (days) => days.length > 0 || m.sheet_days_missing() })}
            value={String(day)}
            label={dayName(day)}
            aria-label={dayName(day, "long")}
          />
        ))}
        {errors.days && <p role="alert">{errors.days.message}</p>}
      </fieldset>
      <div className={styles.pair}>
        <TextField
          {...register("from", { required })}
          type="time"
          label={m.sheet_from()}
          error={errors.from?.message}
        />
        <TextField
          {...register("until", {
            required,
            validate: (time) => time > getValues("from") || m.sheet_ends_before(),
          })}
          type="time"
          label={m.sheet_until()}
          hint={m.sheet_zone({ zone: timeZone })}
          error={errors.until?.message}
        />
      </div>
    </>
  );
}

function valuesOf(contact: Contact | undefined): Values {
  return {
    ...(contact?.role ?? { pt: "", en: "" }),
    name: contact?.name ?? "",
    email: contact?.email ?? "",
    phone: contact?.phone ?? "",
    days: (contact?.days ?? [1, 2, 3, 4, 5]).map(String),
    from: contact?.from ?? "09:00",
    until: contact?.until ?? "18:00",
  };
}

function contactOf({ name, email, phone, days, from, until, ...role }: Values, id: string): Contact {
  return {
    ...{ id, name: name.trim(), role: namesOf(role), from, until },
    email: email.trim().toLowerCase() || null,
    phone: phoneOf(phone) || null,
    days: days.map(Number).sort((a, b) => a - b),
  };
}
