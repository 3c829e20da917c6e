import { useState } from "react";
import { type UseFormReturn, useForm } from "react-hook-form";
import { Link } from "react-router";
import { websiteOf } from "#domain/referrals/hosts.ts";
import type { Finding } from "#domain/referrals/referrals.ts";
import { m } from "#messages/messages.js";
import { formatLongDate } from "#web/locale/format.ts";
import { useHome } from "#web/portal/use-home.ts";
import { useWrite } from "#web/session/queries/use-write.ts";
import { Button } from "#web/ui/button.tsx";
import { Checkbox } from "#web/ui/checkbox.tsx";
import { Notice } from "#web/ui/notice.tsx";
import { SelectField } from "#web/ui/select-field.tsx";
import { TextAreaField } from "#web/ui/text-area-field.tsx";
import { TextField } from "#web/ui/text-field.tsx";
import { toast } from "#web/ui/toast/toast.ts";
import { Findings } from "./findings.tsx";
import styles from "./referrals.module.css";
import { referHotel, useKnown } from "./referrals.ts";
import { countryOptions } from "./words.ts";

type Fields = {
  name: string;
  place: string;
  country: string;
  website: string;
  contact: string;
  isContactWilling: boolean;
  why: string;
};
const nothing: Fields = {
  ...{ name: "", place: "", country: "", website: "", contact: "", why: "" },
  isContactWilling: false,
};
const required = { validate: (value: string) => value.trim() !== "" || m.account_required() };

/** A new referral; what we know of the hotel shows while one types. */
export function ReferralForm() {
  const form = useForm<Fields>({ mode: "onTouched", defaultValues: nothing });
  const [problem, setProblem] = useState<string>();
  const [another, setAnother] = useState("");
  const { run: refer } = useWrite(referHotel);
  const findings = useFindings(form);
  const home = useHome();
  const name = form.watch("name").trim();
  const isAnother = another !== "" && another === name;
  const submit = form.handleSubmit(async ({ website, contact, ...fields }) => {
    setProblem(undefined);
    const optional = { website: website.trim() || null, contact: contact.trim() || null };
    const sent = await refer({ ...fields, ...optional, isAnother });
    if (sent.state === "done") {
      form.reset(nothing);
      return toast({ text: m.referrals_sent({ date: formatLongDate(sent.value.claimEndsAt) }) });
    }
    setProblem(refusalWords(sent.state === "refused" ? sent.code : undefined));
  });
  return (
    <form className={`work stack ${styles.form}`} noValidate onSubmit={(event) => void submit(event)}>
      <h2 className={styles.formTitle}>{m.referrals_new()}</h2>
      <TextField
        {...form.register("name", required)}
        label={m.referrals_field_name()}
        error={form.formState.errors.name?.message}
        maxLength={140}
        autoComplete="off"
      />
      {!isAnother && <Findings findings={findings} onAnother={() => setAnother(name)} />}
      <Whereabouts form={form} />
      <Person form={form} />
      <TextAreaField
        {...form.register("why", required)}
        label={m.referrals_field_why()}
        hint={m.referrals_field_why_hint()}
        error={form.formState.errors.why?.message}
        maxLength={2_000}
      />
      {problem && <Notice tone="bad">{problem}</Notice>}
      <Button type="submit" isBusy={form.formState.isSubmitting}>
        {m.referrals_send()}
      </Button>
      <p className="note">
        {m.referrals_points()}{" "}
        <Link className="text-link touch-target" to={`${home}/reputation`}>
          {m.referrals_points_rules()}
        </Link>
      </p>
    </form>
  );
}

function useFindings({ watch }: UseFormReturn<Fields>): Finding[] {
  const [name, place, country, website] = watch(["name", "place", "country", "website"]);
  const asked = { name: name.trim(), place: place.trim(), website: website.trim() };
  const { data = [] } = useKnown({ ...asked, ...(country && { country }) });
  return asked.name.length > 2 ? data : [];
}

function Whereabouts({ form: { register, formState } }: { form: UseFormReturn<Fields> }) {
  const { errors } = formState;
  return (
    <>
      <div className={styles.pair}>
        <TextField
          {...register("place", required)}
          label={m.referrals_field_place()}
          error={errors.place?.message}
          maxLength={140}
          autoComplete="off"
        />
        <SelectField
          {...register("country", required)}
          label={m.referrals_field_country()}
          error={errors.country?.message}
          placeholder={m.referrals_choose_country()}
          options={countryOptions()}
        />
      </div>
      <TextField
        {...register("website", {
          validate: (value) =>
            value.trim() === "" || websiteOf(value.trim()) !== null || m.referrals_website_invalid(),
        })}
        label={m.referrals_field_website()}
        error={errors.website?.message}
        isOptional
        inputMode="url"
        maxLength={300}
        autoComplete="off"
      />
    </>
  );
}

function Person({ form: { register, formState, watch } }: { form: UseFormReturn<Fields> }) {
  const isNamed = watch("contact").trim() !== "";
  return (
    <>
      <TextField
        {...register("contact", {
          validate: (value, { isContactWilling }) =>
            value.trim() === "" || isContactWilling || m.referrals_willing_missing(),
        })}
        label={m.referrals_field_contact()}
        hint={m.referrals_field_contact_hint()}
        error={formState.errors.contact?.message}
        isOptional
        maxLength={200}
        autoComplete="off"
      />
      {isNamed && (
        <Checkbox
          {...register("isContactWilling", { deps: "contact" })}
          label={m.referrals_field_willing()}
        />
      )}
    </>
  );
}

function refusalWords(code: string | undefined): string {
  if (code === "hotel_known") return m.referrals_known();
  return code === "hotel_similar" ? m.referrals_similar() : m.referrals_failed();
}
