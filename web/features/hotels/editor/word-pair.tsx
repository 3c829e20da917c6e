import { useId } from "react";
import { differenceOf } from "#domain/hotels/drafts/difference.ts";
import type { SectionDraft } from "#domain/hotels/drafts/page-draft.ts";
import type { Language } from "#domain/text.ts";
import { m } from "#messages/messages.js";
import { Badge } from "#web/ui/badge.tsx";
import { Button } from "#web/ui/button.tsx";
import fieldStyles from "#web/ui/field.module.css";
import styles from "./editor.module.css";
import { fieldName } from "./field-names.ts";

type WordPairProps = {
  section: SectionDraft;
  field: { at: string; name: string; isLong: boolean };
  languages: readonly Language[];
  onWrite: (language: Language, text: string) => void;
  onAffirm: (language: Language) => void;
};

/** One place for words in Portuguese and in English, side by side. */
export function WordPair({ section, field, languages, onWrite, onAffirm }: WordPairProps) {
  return (
    <div className={styles.pair}>
      {languages.map((language) => (
        <WordField
          key={language}
          {...{ section, field, language }}
          onWrite={(text) => onWrite(language, text)}
          onAffirm={() => onAffirm(language)}
        />
      ))}
    </div>
  );
}

type WordFieldProps = Omit<WordPairProps, "languages" | "onWrite" | "onAffirm"> & {
  language: Language;
  onWrite: (text: string) => void;
  onAffirm: () => void;
};

function WordField({ section, field, language, onWrite, onAffirm }: WordFieldProps) {
  const id = useId();
  const text = section[language][field.at] ?? "";
  const isOutdated = section.outdated[language].includes(field.at);
  const isMissing = section.missing[language].includes(field.at);
  const said = isOutdated || isMissing ? `${id}-said` : undefined;
  const control = {
    id,
    className: fieldStyles.control,
    "data-slot": "control",
    lang: language,
    value: text,
    "aria-invalid": isMissing || undefined,
    "aria-describedby": said,
    onChange: (event: { target: { value: string } }) => onWrite(event.target.value),
  };
  return (
    <div className={styles.word} data-outdated={isOutdated || undefined}>
      <div className={styles.wordHead}>
        <label htmlFor={id}>
          <span className={styles.tongue}>{language.toUpperCase()}</span> {fieldName(field.name)}
        </label>
        {isOutdated && <Badge tone="warn">{m.editor_outdated()}</Badge>}
        <span className={styles.length}>{text.length}</span>
      </div>
      {field.isLong ? <textarea {...control} maxLength={6_000} /> : <input {...control} maxLength={400} />}
      {isMissing && (
        <p id={said} className={styles.missing}>
          {language === "en" ? m.editor_missing_en() : m.editor_missing_pt()}
        </p>
      )}
      {isOutdated && !isMissing && (
        <div id={said} className={styles.outdated}>
          <p>
            {language === "en" ? m.editor_outdated_en() : m.editor_outdated_pt()}{" "}
            <Moved {...{ section, field, language }} />
          </p>
          <Button look="outline" size="small" onClick={onAffirm}>
            {m.editor_affirm()}
          </Button>
        </div>
      )}
    </div>
  );
}

/** The words that came into the other language since it was last published. */
function Moved({ section, field, language }: Pick<WordFieldProps, "section" | "field" | "language">) {
  const other = language === "pt" ? "en" : "pt";
  const runs = differenceOf(section.published?.[other][field.at] ?? "", section[other][field.at] ?? "");
  const came = runs.filter(({ kind }) => kind === "new").map(({ text }) => text.trim());
  if (came.length === 0) return null;
  return <q lang={other}>{came.join(" … ")}</q>;
}
