import { m } from "#messages/messages.js";
import { TextAreaField } from "../text-area-field.tsx";
import { TextField } from "../text-field.tsx";
import styles from "./parts-editor.module.css";

type Both = { pt: string; en: string };
type TextPairProps = {
  label: string;
  value: Both;
  max: number;
  isLong?: boolean;
  onChange: (value: Both) => void;
};

/** One text in both languages, side by side. */
export function TextPair({ label, value, max, isLong = false, onChange }: TextPairProps) {
  const Field = isLong ? TextAreaField : TextField;
  return (
    <div className={styles.pair}>
      {(["pt", "en"] as const).map((language) => (
        <Field
          key={language}
          label={m.field_in_language({ label, language: language.toUpperCase() })}
          lang={language === "pt" ? "pt-BR" : "en"}
          value={value[language]}
          maxLength={max}
          onChange={({ currentTarget }: { currentTarget: { value: string } }) =>
            onChange({ ...value, [language]: currentTarget.value })
          }
        />
      ))}
    </div>
  );
}
