import { countryName } from "#domain/hotels/country-names.ts";
import type { ProductContent } from "#domain/products/content.ts";
import { countries } from "#domain/referrals/countries.ts";
import { m } from "#messages/messages.js";
import { getLocale } from "#messages/runtime.js";
import { SelectField } from "#web/ui/select-field.tsx";
import { TextAreaField } from "#web/ui/text-area-field.tsx";
import { TextField } from "#web/ui/text-field.tsx";
import styles from "../products.module.css";
import { useNamedHotels } from "../products.ts";
import { fieldNames } from "../words.ts";
import { errorOf, type FieldsProps, Said } from "./field-review.tsx";

/** What it is called, what it is and on which terms, in both languages. */
export function WordFields(props: FieldsProps) {
  const { content, onChange } = props;
  const max = { title: 120, summary: 2_000, terms: 2_000 };
  return (["title", "summary", "terms"] as const).map((field) => (
    <div key={field} className={styles.pair}>
      <Said {...props} field={field} />
      {(["pt", "en"] as const).map((language) => {
        const Input = field === "title" ? TextField : TextAreaField;
        return (
          <Input
            key={language}
            label={m.products_in_language({
              field: fieldNames[field](),
              language: languageNames[language](),
            })}
            lang={language}
            maxLength={max[field]}
            value={content[field][language]}
            error={errorOf(props, `${field}.${language}`)}
            onChange={(event: { currentTarget: { value: string } }) =>
              onChange({ [field]: { ...content[field], [language]: event.currentTarget.value } })
            }
          />
        );
      })}
    </div>
  ));
}
const languageNames = { pt: m.products_language_pt, en: m.products_language_en };

/** Where it takes place, and in which hotel of the house. */
export function WhereFields(props: FieldsProps) {
  const { content, onChange, isHotel, isOpen } = props;
  const hotels = useNamedHotels(!isHotel && isOpen);
  const language = getLocale();
  const named = countries
    .map((value) => ({ value, label: countryName(value, language) }))
    .sort((a, b) => a.label.localeCompare(b.label, language));
  const choices = (hotels.data ?? []).map(({ id, name }) => ({ value: id, label: name }));
  return (
    <div className={styles.pair}>
      {(["place", "country", "hotelId"] as const).map((field) => (
        <Said key={field} {...props} field={field} />
      ))}
      <TextField
        label={fieldNames.place()}
        maxLength={120}
        value={content.place}
        error={errorOf(props, "place")}
        onChange={(event) => onChange({ place: event.currentTarget.value })}
      />
      <SelectField
        label={fieldNames.country()}
        placeholder={m.products_choose()}
        options={named}
        value={content.country ?? ""}
        error={errorOf(props, "country")}
        onChange={(event) =>
          onChange({ country: (event.currentTarget.value || null) as ProductContent["country"] })
        }
      />
      {!isHotel && (
        <SelectField
          label={fieldNames.hotelId()}
          hint={m.products_hotel_hint()}
          placeholder={m.products_no_hotel()}
          options={choices}
          value={content.hotelId ?? ""}
          error={errorOf(props, "hotelId")}
          onChange={(event) => onChange({ hotelId: event.currentTarget.value || null })}
        />
      )}
    </div>
  );
}
