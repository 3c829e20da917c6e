import { type UseFormReturn, useController } from "react-hook-form";
import type { PictureChoices } from "#domain/marketing/campaigns.ts";
import { m } from "#messages/messages.js";
import { getLocale } from "#messages/runtime.js";
import { useHotelChoices } from "#web/portal/hotel-choices.ts";
import { QueryView } from "#web/session/queries/query-view.tsx";
import { Button } from "#web/ui/button.tsx";
import { Notice } from "#web/ui/notice.tsx";
import { SelectField } from "#web/ui/select-field.tsx";
import { CampaignPicture } from "../campaign-picture.tsx";
import type { CampaignValues } from "./campaign-values.ts";
import styles from "./desk.module.css";
import { usePictureChoices } from "./desk.ts";

type FieldsProps = { form: UseFormReturn<CampaignValues> };
const MAX = 8;

/** The hotels of a campaign, in their order; the first is where its links lead. */
export function HotelFields({ form: { control } }: FieldsProps) {
  const choices = useHotelChoices();
  const { field, fieldState } = useController({
    control,
    name: "hotels",
    rules: { validate: (hotels) => hotels.length > 0 || m.campaigns_hotels_missing() },
  });
  const chosen = field.value;
  const options = (choices.data ?? []).filter(({ value }) => !chosen.some(({ id }) => id === value));
  return (
    <section className={styles.section} aria-labelledby="hotels">
      <h2 id="hotels">{m.campaigns_hotels()}</h2>
      <ul className={styles.hotels}>
        {chosen.map(({ id, name }) => (
          <li key={id}>
            {name}
            <Button
              look="quiet"
              size="small"
              onClick={() => field.onChange(chosen.filter((one) => one.id !== id))}
            >
              {m.campaigns_remove({ name })}
            </Button>
          </li>
        ))}
      </ul>
      {chosen.length < MAX && (
        <SelectField
          key={chosen.length}
          label={m.campaigns_add_hotel()}
          placeholder={m.campaigns_choose_hotel()}
          options={options}
          error={fieldState.error?.message}
          defaultValue=""
          onChange={({ target }) => {
            const found = options.find(({ value }) => value === target.value);
            if (found) field.onChange([...chosen, { id: found.value, name: found.label }]);
          }}
        />
      )}
    </section>
  );
}

/** The picture set, of the pages and kits of the chosen hotels. */
export function PictureFields({ form: { control, watch } }: FieldsProps) {
  const hotelIds = watch("hotels").map(({ id }) => id);
  const choices = usePictureChoices(hotelIds);
  const { field, fieldState } = useController({
    control,
    name: "pictures",
    rules: { validate: (pictures) => pictures.length > 0 || m.campaigns_pictures_missing() },
  });
  const toggle = (ref: string) => {
    const { value } = field;
    if (value.includes(ref)) field.onChange(value.filter((one) => one !== ref));
    else if (value.length < MAX) field.onChange([...value, ref]);
  };
  return (
    <section className={styles.section} aria-labelledby="pictures">
      <h2 id="pictures">{m.campaigns_pictures()}</h2>
      <p className="note">{m.campaigns_pictures_text()}</p>
      {fieldState.error && <Notice tone="bad">{fieldState.error.message}</Notice>}
      {hotelIds.length === 0 ? (
        <p>{m.campaigns_pictures_first()}</p>
      ) : (
        <QueryView query={choices} lines={3}>
          {({ pictures }) => <PictureGrid pictures={pictures} chosen={field.value} onToggle={toggle} />}
        </QueryView>
      )}
    </section>
  );
}

type PictureGridProps = {
  pictures: PictureChoices["pictures"];
  chosen: string[];
  onToggle: (ref: string) => void;
};

function PictureGrid({ pictures, chosen, onToggle }: PictureGridProps) {
  return (
    <ul className={styles.pictures}>
      {pictures.map(({ ref, label, hotel, picture }) => (
        <li key={ref}>
          <label className={styles.picture}>
            <input type="checkbox" checked={chosen.includes(ref)} onChange={() => onToggle(ref)} />
            <span className={styles.plate}>
              <CampaignPicture picture={picture} sizes="9rem" />
              {chosen.includes(ref) && <b>{chosen.indexOf(ref) + 1}</b>}
            </span>
            <span>{picture.alt[getLocale()] || label}</span>
            <small>{hotel}</small>
          </label>
        </li>
      ))}
    </ul>
  );
}
