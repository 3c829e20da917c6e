import { type UseFormReturn, useFieldArray } from "react-hook-form";
import { m } from "#messages/messages.js";
import { Button } from "#web/ui/button.tsx";
import { TextAreaField } from "#web/ui/text-area-field.tsx";
import { TextField } from "#web/ui/text-field.tsx";
import type { CampaignValues } from "./campaign-values.ts";
import styles from "./desk.module.css";

type FieldsProps = { form: UseFormReturn<CampaignValues> };
const MAX_CAPTIONS = 6;
const MAX_FACTS = 8;
const nothing = { pt: "", en: "" };

/** The texts to send, each version in both languages. */
export function CaptionFields({ form: { register, control, formState } }: FieldsProps) {
  const { fields, append, remove } = useFieldArray({ control, name: "captions" });
  const required = m.account_required();
  const errors = formState.errors.captions;
  return (
    <section className={styles.section} aria-labelledby="captions">
      <h2 id="captions">{m.campaigns_captions()}</h2>
      {fields.map(({ id }, at) => (
        <div key={id} className={styles.pair}>
          <TextAreaField
            {...register(`captions.${at}.pt`, { required })}
            label={m.campaigns_caption_pt({ number: at + 1 })}
            error={errors?.[at]?.pt?.message}
            rows={4}
            maxLength={600}
          />
          <TextAreaField
            {...register(`captions.${at}.en`, { required })}
            label={m.campaigns_caption_en({ number: at + 1 })}
            error={errors?.[at]?.en?.message}
            rows={4}
            maxLength={600}
          />
          {fields.length > 1 && (
            <Button look="quiet" size="small" onClick={() => remove(at)}>
              {m.campaigns_remove_caption({ number: at + 1 })}
            </Button>
          )}
        </div>
      ))}
      {fields.length < MAX_CAPTIONS && (
        <Button look="outline" size="small" onClick={() => append(nothing)}>
          {m.campaigns_add_caption()}
        </Button>
      )}
    </section>
  );
}

/** The lines of the fact sheet: what it is, and what it costs or that it is included. */
export function FactFields({ form: { register, control, formState } }: FieldsProps) {
  const { fields, append, remove } = useFieldArray({ control, name: "facts" });
  const required = m.account_required();
  const errors = formState.errors.facts;
  return (
    <section className={styles.section} aria-labelledby="facts">
      <h2 id="facts">{m.campaigns_facts()}</h2>
      <p className="note">{m.campaigns_facts_text()}</p>
      {fields.map(({ id }, at) => (
        <div key={id} className={styles.pair}>
          <TextField
            {...register(`facts.${at}.label.pt`, { required })}
            label={m.campaigns_fact_label_pt({ number: at + 1 })}
            error={errors?.[at]?.label?.pt?.message}
            maxLength={60}
          />
          <TextField
            {...register(`facts.${at}.label.en`, { required })}
            label={m.campaigns_fact_label_en({ number: at + 1 })}
            error={errors?.[at]?.label?.en?.message}
            maxLength={60}
          />
          <TextField
            {...register(`facts.${at}.value.pt`, { required })}
            label={m.campaigns_fact_value_pt({ number: at + 1 })}
            error={errors?.[at]?.value?.pt?.message}
            maxLength={40}
          />
          <TextField
            {...register(`facts.${at}.value.en`, { required })}
            label={m.campaigns_fact_value_en({ number: at + 1 })}
            error={errors?.[at]?.value?.en?.message}
            maxLength={40}
          />
          <Button look="quiet" size="small" onClick={() => remove(at)}>
            {m.campaigns_remove_fact({ number: at + 1 })}
          </Button>
        </div>
      ))}
      {fields.length < MAX_FACTS && (
        <Button look="outline" size="small" onClick={() => append({ label: nothing, value: nothing })}>
          {m.campaigns_add_fact()}
        </Button>
      )}
    </section>
  );
}
