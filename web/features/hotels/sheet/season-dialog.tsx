import { type UseFormRegister, useForm } from "react-hook-form";
import type { Season } from "#domain/hotels/sheets.ts";
import { m } from "#messages/messages.js";
import { TextField } from "#web/ui/text-field.tsx";
import { newEntryId } from "../new-entry-id.ts";
import { NameFields, type Names, namesOf } from "./name-fields.tsx";
import styles from "./sheet.module.css";
import { SheetDialog, type SheetPlace } from "./sheet-dialog.tsx";
import { withEntry } from "./with-entry.ts";

type Values = Names & Pick<Season, "startsOn" | "endsOn">;

/** A season: its name and its days. */
export function SeasonDialog({ season, ...place }: SheetPlace & { season?: Season | undefined }) {
  const form = useForm<Values>({
    mode: "onTouched",
    defaultValues: {
      ...(season?.name ?? { pt: "", en: "" }),
      ...{ startsOn: season?.startsOn ?? "", endsOn: season?.endsOn ?? "" },
    },
  });
  const { register, formState, getValues } = form;
  const { errors } = formState;
  const required = m.account_required();
  return (
    <SheetDialog
      {...place}
      form={form}
      title={season ? m.sheet_season_edit() : m.sheet_season_new()}
      apply={(sheet, { startsOn, endsOn, ...names }) => ({
        ...sheet,
        seasons: withEntry(sheet.seasons, {
          id: season?.id ?? newEntryId(),
          name: namesOf(names),
          ...{ startsOn, endsOn },
        }),
      })}
    >
      <NameFields
        labels={{ pt: m.sheet_name_pt(), en: m.sheet_name_en() }}
        register={register as unknown as UseFormRegister<Names>}
        errors={errors}
      />
      <div className={styles.pair}>
        <TextField
          {...register("startsOn", { required })}
          type="date"
          label={m.sheet_starts()}
          error={errors.startsOn?.message}
        />
        <TextField
          {...register("endsOn", {
            required,
            validate: (day) => day >= getValues("startsOn") || m.sheet_ends_before(),
          })}
          type="date"
          label={m.sheet_ends()}
          error={errors.endsOn?.message}
        />
      </div>
    </SheetDialog>
  );
}
