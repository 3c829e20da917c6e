import type { UseFormReturn } from "react-hook-form";
import { isReversed } from "#domain/marketing/windows.ts";
import { m } from "#messages/messages.js";
import { TextAreaField } from "#web/ui/text-area-field.tsx";
import { TextField } from "#web/ui/text-field.tsx";
import type { CampaignValues } from "./campaign-values.ts";
import styles from "./desk.module.css";

type FieldsProps = { form: UseFormReturn<CampaignValues> };

/** Name, sentences and days. */
export function WordFields({ form: { register, watch, formState } }: FieldsProps) {
  const { errors } = formState;
  const required = m.account_required();
  const sublineBoth = () => {
    const { pt, en } = watch("subline");
    return (pt.trim() === "") === (en.trim() === "") || m.campaigns_subline_both();
  };
  return (
    <section className={styles.section} aria-labelledby="words">
      <h2 id="words">{m.campaigns_words()}</h2>
      <div className={styles.pair}>
        <TextField
          {...register("title.pt", { required })}
          label={m.campaigns_name_pt()}
          error={errors.title?.pt?.message}
          maxLength={80}
        />
        <TextField
          {...register("title.en", { required })}
          label={m.campaigns_name_en()}
          error={errors.title?.en?.message}
          maxLength={80}
        />
        <TextField
          {...register("headline.pt", { required })}
          label={m.campaigns_headline_pt()}
          error={errors.headline?.pt?.message}
          maxLength={90}
        />
        <TextField
          {...register("headline.en", { required })}
          label={m.campaigns_headline_en()}
          error={errors.headline?.en?.message}
          maxLength={90}
        />
        <TextField
          {...register("subline.pt", { validate: sublineBoth })}
          label={m.campaigns_subline_pt()}
          error={errors.subline?.pt?.message}
          maxLength={110}
          isOptional
        />
        <TextField
          {...register("subline.en", { validate: sublineBoth })}
          label={m.campaigns_subline_en()}
          error={errors.subline?.en?.message}
          maxLength={110}
          isOptional
        />
        <TextField
          {...register("startsOn", { required })}
          type="date"
          label={m.campaigns_starts()}
          error={errors.startsOn?.message}
        />
        <TextField
          {...register("endsOn", {
            required,
            validate: (endsOn) =>
              !isReversed({ startsOn: watch("startsOn"), endsOn }) || m.campaigns_reversed(),
          })}
          type="date"
          label={m.campaigns_ends()}
          error={errors.endsOn?.message}
        />
      </div>
    </section>
  );
}

/** What the pieces are subject to. */
export function TermsFields({ form: { register, formState } }: FieldsProps) {
  const { errors } = formState;
  const required = m.account_required();
  return (
    <section className={styles.section} aria-labelledby="terms">
      <h2 id="terms">{m.marketing_terms()}</h2>
      <p className="note">{m.campaigns_terms_text()}</p>
      <div className={styles.pair}>
        <TextAreaField
          {...register("terms.pt", { required })}
          label={m.campaigns_terms_pt()}
          error={errors.terms?.pt?.message}
          rows={4}
          maxLength={600}
        />
        <TextAreaField
          {...register("terms.en", { required })}
          label={m.campaigns_terms_en()}
          error={errors.terms?.en?.message}
          rows={4}
          maxLength={600}
        />
      </div>
    </section>
  );
}
