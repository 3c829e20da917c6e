import { useId } from "react";
import { useForm } from "react-hook-form";
import { areDatesSound, blocksToPark, staysBeyond } from "#domain/journeys/days.ts";
import type { Journey, JourneyHead } from "#domain/journeys/journeys.ts";
import { inLanguage } from "#domain/localized.ts";
import { m } from "#messages/messages.js";
import { Dialog } from "#web/ui/dialog.tsx";
import { DialogFooter } from "#web/ui/dialog-footer.tsx";
import { Notice } from "#web/ui/notice.tsx";
import { TextAreaField } from "#web/ui/text-area-field.tsx";
import { TextField } from "#web/ui/text-field.tsx";
import { ClientField } from "../client-field.tsx";
import styles from "./builder.module.css";
import { type DetailValues, detailChanges, detailValues } from "./detail-values.ts";
import { MarkupFields } from "./markup-fields.tsx";

type DetailsDialogProps = {
  journey: Journey;
  hasMarkup: boolean;
  onSave: (changes: Partial<JourneyHead>) => void;
  onClose: () => void;
};

/** What is said of a journey as a whole; shorter dates say beforehand what they park. */
export function DetailsDialog({ journey, hasMarkup, onSave, onClose }: DetailsDialogProps) {
  const formId = useId();
  const { register, handleSubmit, formState, watch } = useForm<DetailValues>({
    mode: "onTouched",
    defaultValues: detailValues(journey.head),
  });
  const { errors } = formState;
  const [startsOn, endsOn] = watch(["startsOn", "endsOn"]);
  const isSound = areDatesSound({ startsOn, endsOn });
  const standing = journey.blocks.filter(({ isRemoved }) => !isRemoved);
  const parked = isSound ? blocksToPark(standing, { startsOn, endsOn }) : [];
  const staying = standing.filter((block) => !parked.includes(block));
  const overrunning = isSound ? staysBeyond(staying, { startsOn, endsOn }) : [];
  const nameOf = ({ title }: (typeof standing)[number]) => inLanguage(title, journey.head.language);
  const submit = handleSubmit((values) => onSave(detailChanges(journey.head, values)));
  return (
    <Dialog
      isOpen
      isWide
      onOpenChange={onClose}
      title={m.journeys_details()}
      actions={
        <DialogFooter onBack={onClose} type="submit" form={formId}>
          {m.journeys_done()}
        </DialogFooter>
      }
    >
      <form id={formId} className="work stack" noValidate onSubmit={(event) => void submit(event)}>
        <div className={styles.fields} data-wide="">
          <TextField
            {...register("titlePt", {
              validate: (value, { titleEn }) => (value + titleEn).trim() !== "" || m.account_required(),
            })}
            label={m.journeys_block_title({ language: m.journeys_language_pt() })}
            error={errors.titlePt?.message}
            maxLength={160}
          />
          <TextField
            {...register("titleEn")}
            label={m.journeys_block_title({ language: m.journeys_language_en() })}
            maxLength={160}
            isOptional
          />
          <TextField {...register("startsOn")} type="date" label={m.journeys_starts()} />
          <TextField
            {...register("endsOn", {
              validate: (value, { startsOn: first }) =>
                areDatesSound({ startsOn: first, endsOn: value }) || m.journeys_dates_wrong(),
            })}
            type="date"
            label={m.journeys_ends()}
            error={errors.endsOn?.message}
          />
        </div>
        {parked.length > 0 && <Notice tone="warn">{m.journeys_will_park({ count: parked.length })}</Notice>}
        {overrunning.length > 0 && (
          <Notice tone="warn">
            {m.journeys_will_overrun({ names: overrunning.map(nameOf).join(", ") })}
          </Notice>
        )}
        <ClientField field={register("clientId")} chosen={journey.head.clientId ?? ""} />
        <TextField
          {...register("travellers")}
          label={m.journeys_travellers()}
          hint={m.journeys_travellers_hint()}
          maxLength={1_000}
        />
        <div className={styles.fields} data-wide="">
          <TextAreaField
            {...register("introPt")}
            label={m.journeys_intro({ language: m.journeys_language_pt() })}
            maxLength={2_000}
            isOptional
          />
          <TextAreaField
            {...register("introEn")}
            label={m.journeys_intro({ language: m.journeys_language_en() })}
            maxLength={2_000}
            isOptional
          />
        </div>
        {hasMarkup && <MarkupFields register={register} errors={errors} />}
        <TextAreaField {...register("note")} label={m.journeys_note()} maxLength={4_000} isOptional />
      </form>
    </Dialog>
  );
}
