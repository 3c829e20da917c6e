import { ChevronRight } from "lucide-react";
import { type MaterialLanguage, materialLanguages, materialTypes } from "#domain/materials/materials.ts";
import { m } from "#messages/messages.js";
import { SelectField } from "#web/ui/select-field.tsx";
import { TextAreaField } from "#web/ui/text-area-field.tsx";
import { TextField } from "#web/ui/text-field.tsx";
import styles from "../materials.module.css";
import { languageName, typeName } from "../names.ts";

/** What a version is: its slot first, what most leave out behind a fold. */
export function VersionFields() {
  return (
    <>
      <SelectField
        label={m.materials_facet_type()}
        name="type"
        options={materialTypes.map((value) => ({ value, label: typeName(value) }))}
      />
      <SelectField
        label={m.materials_facet_language()}
        name="language"
        options={materialLanguages.map((value: MaterialLanguage) => ({ value, label: languageName(value) }))}
      />
      <SelectField label={m.materials_season()} name="season" options={seasons()} />
      <TextAreaField label={m.materials_changes()} name="changes" maxLength={300} isOptional />
      <details className={styles.more}>
        <summary>
          <ChevronRight size={14} strokeWidth={1.5} aria-hidden="true" />
          {m.materials_more_fields()}
        </summary>
        <div>
          <TextField label={m.materials_valid_from()} type="date" name="validFrom" isOptional />
          <TextField label={m.materials_valid_until()} type="date" name="validUntil" isOptional />
          <TextField label={m.materials_embargo()} type="date" name="embargoUntil" isOptional />
          <TextField label={m.materials_credit()} name="credit" maxLength={160} isOptional />
          <TextField
            label={m.materials_tags()}
            hint={m.materials_tags_hint()}
            name="tags"
            maxLength={300}
            isOptional
          />
          <TextField label={m.materials_alt_pt()} name="altPt" maxLength={240} isOptional />
          <TextField label={m.materials_alt_en()} name="altEn" maxLength={240} isOptional />
        </div>
      </details>
    </>
  );
}

function seasons() {
  const year = new Date().getFullYear();
  const years = [year, year + 1].map(String).map((value) => ({ value, label: value }));
  return [{ value: "all", label: m.materials_season_all() }, ...years];
}
