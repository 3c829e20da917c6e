import { Trash2 } from "lucide-react";
import { type ReactNode, useEffect, useId } from "react";
import { useForm } from "react-hook-form";
import {
  type BlockContent,
  type BlockPicture,
  blockKinds,
  type JourneyBlock,
} from "#domain/journeys/blocks.ts";
import type { StayHotel } from "#domain/journeys/journey-lists.ts";
import type { JourneyHead } from "#domain/journeys/journeys.ts";
import { isSoundRate } from "#domain/journeys/sound-prices.ts";
import { currencyDigits } from "#domain/money/currencies.ts";
import type { Currency } from "#domain/money/money.ts";
import { m } from "#messages/messages.js";
import { readAmount } from "#web/locale/amounts.ts";
import { Button } from "#web/ui/button.tsx";
import { SelectField } from "#web/ui/select-field.tsx";
import { TextAreaField } from "#web/ui/text-area-field.tsx";
import { TextField } from "#web/ui/text-field.tsx";
import { kindName } from "../words.ts";
import { type BlockValues, changesOf, valuesOf } from "./block-values.ts";
import styles from "./builder.module.css";
import { PictureField } from "./picture-field.tsx";

type BlockFormProps = {
  block: JourneyBlock;
  head: JourneyHead;
  hotels: StayHotel[];
  onSave: (changes: Partial<BlockContent>) => void;
  onClose: () => void;
  onRemove: () => void;
  onPark: () => void;
  onKeep: () => void;
  /** The advisor's own photographs and papers, which save themselves. */
  files: ReactNode;
};

/** Everything that is said of a block; nothing is kept until it is closed as done. */
export function BlockForm({
  block,
  head,
  hotels,
  onSave,
  onClose,
  onRemove,
  onPark,
  onKeep,
  files,
}: BlockFormProps) {
  const formId = useId();
  const { register, handleSubmit, formState, watch, setFocus } = useForm<BlockValues>({
    mode: "onTouched",
    defaultValues: valuesOf(block, head),
  });
  // The row that was pressed is gone: whoever works by keyboard goes on in the form.
  useEffect(() => setFocus("kind"), [setFocus]);
  const { errors } = formState;
  const [kind, currency, supplier] = watch(["kind", "currency", "supplier"]);
  const amount = (value: string) =>
    readAmount(value, currency as Currency) !== undefined || m.journeys_amount_wrong();
  const other = head.language === "pt" ? "en" : "pt";
  const languages = { pt: m.journeys_language_pt(), en: m.journeys_language_en() };
  const offered = (hotels.find(({ id }) => id === supplier)?.pictures ?? []) as BlockPicture[];
  const submit = handleSubmit((values) => onSave(changesOf(block, values, { head, offered })));
  return (
    <li className={styles.form}>
      <form id={formId} className="work" noValidate onSubmit={(event) => void submit(event)}>
        <div className={styles.fields}>
          <SelectField
            {...register("kind")}
            label={m.journeys_kind()}
            options={blockKinds.map((value) => ({ value, label: kindName(value) }))}
          />
          <TextField {...register("startsAt")} type="time" label={m.journeys_time()} />
          <TextField {...register("endsAt")} type="time" label={m.journeys_time_end()} />
          {kind === "stay" && (
            <TextField {...register("nights")} type="number" min={0} max={366} label={m.journeys_nights()} />
          )}
          <TextField {...register("place")} label={m.journeys_place()} maxLength={160} />
        </div>
        <div className={styles.fields} data-wide="">
          <TextField
            {...register(`title.${head.language}`)}
            label={m.journeys_block_title({ language: languages[head.language] })}
            maxLength={200}
          />
          <TextField
            {...register(`title.${other}`)}
            label={m.journeys_block_title({ language: languages[other] })}
            maxLength={200}
            isOptional
          />
          <TextAreaField
            {...register(`text.${head.language}`)}
            label={m.journeys_block_text({ language: languages[head.language] })}
            maxLength={4_000}
          />
          <TextAreaField
            {...register(`text.${other}`)}
            label={m.journeys_block_text({ language: languages[other] })}
            maxLength={4_000}
            isOptional
          />
        </div>
        <div className={styles.fields}>
          <SelectField
            {...register("supplier")}
            label={m.journeys_supplier()}
            options={[
              { value: "", label: m.journeys_supplier_named() },
              ...hotels.map(({ id, name }) => ({ value: id, label: name })),
              ...(supplier && !hotels.some(({ id }) => id === supplier)
                ? [{ value: supplier, label: m.journeys_hotel_left() }]
                : []),
            ]}
          />
          {supplier === "" && (
            <TextField
              {...register("supplierName")}
              label={m.journeys_supplier_name()}
              maxLength={160}
              isOptional
            />
          )}
          <SelectField
            {...register("currency")}
            label={m.journeys_currency()}
            options={Object.keys(currencyDigits).map((value) => ({ value, label: value }))}
          />
          {currency !== head.currency && (
            <TextField
              {...register("rate", {
                validate: (value) =>
                  value === "" || isSoundRate(value.trim().replace(",", ".")) || m.journeys_rate_wrong(),
              })}
              label={m.journeys_rate({ from: currency, to: head.currency })}
              error={errors.rate?.message}
              inputMode="decimal"
            />
          )}
          <TextField
            {...register("net", { validate: amount })}
            label={m.journeys_net()}
            error={errors.net?.message}
            inputMode="decimal"
            isOptional
          />
          <TextField
            {...register("sell", { validate: amount })}
            label={m.journeys_sell()}
            error={errors.sell?.message}
            inputMode="decimal"
            isOptional
          />
          <SelectField
            {...register("shown")}
            label={m.journeys_shown()}
            options={[
              { value: "price", label: m.journeys_shown_price() },
              { value: "plain", label: m.journeys_shown_plain() },
              { value: "hidden", label: m.journeys_shown_hidden() },
            ]}
          />
        </div>
        <h3 className={styles.formHead}>{m.journeys_files()}</h3>
        {files}
        <PictureField field={register("pictures")} pictures={[...block.pictures, ...offered]} />
        <TextAreaField {...register("note")} label={m.journeys_note()} maxLength={4_000} isOptional />
        <FormActions {...{ onClose, onRemove, onPark, onKeep }} isParked={block.day === null} />
      </form>
    </li>
  );
}

type FormActionsProps = Pick<BlockFormProps, "onClose" | "onRemove" | "onPark" | "onKeep"> & {
  isParked: boolean;
};

function FormActions({ onClose, onRemove, onPark, onKeep, isParked }: FormActionsProps) {
  return (
    <div className={styles.formActions}>
      <Button size="work" type="submit">
        {m.journeys_done()}
      </Button>
      <Button size="work" look="quiet" onClick={onClose}>
        {m.reason_back()}
      </Button>
      {!isParked && (
        <Button size="work" look="quiet" onClick={onPark}>
          {m.journeys_park()}
        </Button>
      )}
      <Button size="work" look="quiet" onClick={onKeep}>
        {m.journeys_keep_block()}
      </Button>
      <Button size="work" look="caution" onClick={onRemove}>
        <Trash2 size={15} strokeWidth={1.5} aria-hidden="true" />
        {m.journeys_remove()}
      </Button>
    </div>
  );
}
