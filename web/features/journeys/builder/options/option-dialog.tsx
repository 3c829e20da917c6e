import { useId, useState } from "react";
import { useForm } from "react-hook-form";
import type { JourneyHead, JourneyOption } from "#domain/journeys/journeys.ts";
import type { Localized } from "#domain/localized.ts";
import { m } from "#messages/messages.js";
import { Button } from "#web/ui/button.tsx";
import { Dialog } from "#web/ui/dialog.tsx";
import { DialogFooter } from "#web/ui/dialog-footer.tsx";
import { TextAreaField } from "#web/ui/text-area-field.tsx";
import { TextField } from "#web/ui/text-field.tsx";
import { type OptionTexts, optionChanges, textsOf } from "./option-texts.ts";
import styles from "./options.module.css";

type OptionDialogProps = {
  option: JourneyOption;
  head: JourneyHead;
  onSave: (changes: Partial<OptionTexts>) => void;
  onClose: () => void;
};

/** What is said of an option: its name, the letter that is this client's alone, and what every copy takes over. */
export function OptionDialog({ option, head, onSave, onClose }: OptionDialogProps) {
  const formId = useId();
  const [language, setLanguage] = useState<keyof Localized>(head.language);
  const { register, handleSubmit } = useForm<OptionTexts>({ defaultValues: textsOf(option) });
  const languages = { pt: m.journeys_language_pt, en: m.journeys_language_en };
  const submit = handleSubmit((values) => onSave(optionChanges(option, values)));
  const area = (
    field: "letter" | "inclusions" | "exclusions" | "terms",
    label: string,
    hint: string,
    max: number,
  ) => (
    <TextAreaField
      key={`${field} ${language}`}
      {...register(`${field}.${language}`)}
      {...{ label, hint }}
      lang={language}
      rows={4}
      maxLength={max}
      isOptional
    />
  );
  return (
    <Dialog
      isOpen
      isWide
      onOpenChange={onClose}
      title={m.journeys_option_texts({ label: option.label })}
      actions={
        <DialogFooter onBack={onClose} type="submit" form={formId}>
          {m.journeys_done()}
        </DialogFooter>
      }
    >
      <form id={formId} className="work stack" noValidate onSubmit={(event) => void submit(event)}>
        <fieldset className={styles.languages}>
          <legend className="sr-only">{m.journeys_option_language()}</legend>
          {(["pt", "en"] as const).map((each) => (
            <Button
              key={each}
              size="small"
              look={each === language ? "outline" : "quiet"}
              aria-pressed={each === language}
              onClick={() => setLanguage(each)}
            >
              {languages[each]()}
            </Button>
          ))}
        </fieldset>
        <TextField
          key={`name ${language}`}
          {...register(`name.${language}`)}
          label={m.journeys_option_name()}
          hint={m.journeys_option_name_hint({ label: option.label })}
          lang={language}
          maxLength={120}
          isOptional
        />
        {area("letter", m.journeys_option_letter(), m.journeys_option_letter_hint(), 2_000)}
        <div className={styles.lists}>
          {area("inclusions", m.journeys_option_inclusions(), m.journeys_option_lines_hint(), 3_000)}
          {area("exclusions", m.journeys_option_exclusions(), m.journeys_option_lines_hint(), 3_000)}
        </div>
        {area("terms", m.journeys_option_terms(), m.journeys_option_terms_hint(), 4_000)}
      </form>
    </Dialog>
  );
}
