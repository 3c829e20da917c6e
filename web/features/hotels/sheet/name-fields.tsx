import type { FieldErrors, UseFormRegister } from "react-hook-form";
import { m } from "#messages/messages.js";
import { TextField } from "#web/ui/text-field.tsx";
import styles from "./sheet.module.css";

export type Names = { pt: string; en: string };
type NameFieldsProps = {
  labels: { pt: string; en: string };
  register: UseFormRegister<Names>;
  errors: FieldErrors<Names>;
};

/** What an entry is called, in both languages: one alone is not kept. */
export function NameFields({ labels, register, errors }: NameFieldsProps) {
  const rules = { validate: (value: string) => value.trim() !== "" || m.account_required() };
  return (
    <div className={styles.pair}>
      {(["pt", "en"] as const).map((language) => (
        <TextField
          key={language}
          {...register(language, rules)}
          label={labels[language]}
          error={errors[language]?.message}
          maxLength={160}
          autoComplete="off"
          lang={language === "pt" ? "pt-BR" : "en"}
        />
      ))}
    </div>
  );
}

/** Both languages as they are kept. */
export const namesOf = ({ pt, en }: Names): Names => ({ pt: pt.trim(), en: en.trim() });
