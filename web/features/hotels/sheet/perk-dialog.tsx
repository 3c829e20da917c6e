import { type UseFormRegister, useForm } from "react-hook-form";
import { type Perk, type Programme, programmes } from "#domain/hotels/sheets.ts";
import { houseDay } from "#domain/site/views.ts";
import { m } from "#messages/messages.js";
import { SelectField } from "#web/ui/select-field.tsx";
import { TextField } from "#web/ui/text-field.tsx";
import { newEntryId } from "../new-entry-id.ts";
import { programmeName } from "./duty-words.ts";
import { NameFields, type Names, namesOf } from "./name-fields.tsx";
import styles from "./sheet.module.css";
import { SheetDialog, type SheetPlace } from "./sheet-dialog.tsx";
import { withEntry } from "./with-entry.ts";

type Values = Names & { programme: Programme; validFrom: string; validUntil: string };

/** A perk: through which programme, what it is, and from when until when it may be promised. */
export function PerkDialog({ perk, ...place }: SheetPlace & { perk?: Perk | undefined }) {
  const form = useForm<Values>({
    mode: "onTouched",
    defaultValues: {
      ...(perk?.name ?? { pt: "", en: "" }),
      programme: perk?.programme ?? "house",
      validFrom: perk?.validFrom ?? houseDay(new Date()),
      validUntil: perk?.validUntil ?? "",
    },
  });
  const { register, formState, getValues } = form;
  const { errors } = formState;
  return (
    <SheetDialog
      {...place}
      form={form}
      title={perk ? m.sheet_perk_edit() : m.sheet_perk_new()}
      apply={(sheet, { programme, validFrom, validUntil, ...names }) => ({
        ...sheet,
        perks: withEntry(sheet.perks, {
          id: perk?.id ?? newEntryId(),
          name: namesOf(names),
          ...{ programme, validFrom, validUntil: validUntil || null },
        }),
      })}
    >
      <NameFields
        labels={{ pt: m.sheet_perk_pt(), en: m.sheet_perk_en() }}
        register={register as unknown as UseFormRegister<Names>}
        errors={errors}
      />
      <SelectField
        {...register("programme")}
        label={m.sheet_programme()}
        options={programmes.map((value) => ({ value, label: programmeName(value) }))}
      />
      <div className={styles.pair}>
        <TextField
          {...register("validFrom", { required: m.account_required() })}
          type="date"
          label={m.sheet_valid_from()}
          error={errors.validFrom?.message}
        />
        <TextField
          {...register("validUntil", {
            validate: (day) => !day || day >= getValues("validFrom") || m.sheet_ends_before(),
          })}
          type="date"
          label={m.sheet_valid_until()}
          error={errors.validUntil?.message}
          isOptional
        />
      </div>
    </SheetDialog>
  );
}
