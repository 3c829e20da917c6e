import { type UseFormReturn, useForm } from "react-hook-form";
import { accessKinds } from "#domain/diagnostic/access.ts";
import { formatCnpj, readCnpj } from "#domain/profile/documents.ts";
import { type LimitName, limitBounds } from "#domain/settings/limits.ts";
import type { HouseSettings, Settings } from "#domain/settings/settings.ts";
import { m } from "#messages/messages.js";
import { useWrite } from "#web/session/queries/use-write.ts";
import { Button } from "#web/ui/button.tsx";
import { SelectField } from "#web/ui/select-field.tsx";
import { TextField } from "#web/ui/text-field.tsx";
import { toast } from "#web/ui/toast/toast.ts";
import styles from "./settings.module.css";
import { changeSettings } from "./settings.ts";

const accessNames = {
  open: m.settings_access_open,
  members: m.settings_access_members,
  silver: m.settings_access_silver,
} satisfies Record<Settings["diagnosticAccess"], unknown>;

/** How people reach the house, and to whom the diagnostic is open. */
export function SettingsForm({ house }: { house: HouseSettings }) {
  const { company } = house.settings;
  const written = { ...house.settings, company: { ...company, cnpj: formatCnpj(company.cnpj) } };
  const form = useForm<Settings>({ defaultValues: written });
  const { run, isBusy } = useWrite(changeSettings);
  const submit = form.handleSubmit(async (settings) => {
    const typed = settings.company.cnpj.trim();
    const named = { ...settings.company, cnpj: readCnpj(typed) ?? typed };
    const outcome = await run({ version: house.version, settings: { ...settings, company: named } });
    if (outcome.state === "done") return void toast({ text: m.settings_saved() });
    const text = outcome.state === "conflict" ? m.settings_conflict() : m.settings_wrong();
    toast({ tone: "bad", text: outcome.state === "offline" ? m.account_error_offline() : text });
  });
  return (
    <form className="work stack" noValidate onSubmit={(event) => void submit(event)}>
      <Contacts form={form} />
      <Company form={form} />
      <Social form={form} />
      <LimitFields form={form} />
      <div>
        <Button size="work" type="submit" isBusy={isBusy}>
          {m.settings_save()}
        </Button>
      </div>
    </form>
  );
}

type PartProps = { form: UseFormReturn<Settings> };

function Contacts({ form: { register } }: PartProps) {
  return (
    <fieldset className={styles.part}>
      <legend>{m.settings_contacts()}</legend>
      <TextField
        {...register("whatsappNumber")}
        label={m.settings_whatsapp()}
        hint={m.settings_whatsapp_hint()}
        inputMode="numeric"
      />
      <TextField {...register("phone")} label={m.settings_phone()} type="tel" />
      <TextField {...register("email")} label={m.settings_email()} type="email" />
      <TextField {...register("supportEmail")} label={m.settings_support()} type="email" />
      <TextField
        {...register("teamEmail")}
        label={m.settings_team()}
        hint={m.settings_team_hint()}
        type="email"
      />
      <TextField {...register("address.street")} label={m.settings_street()} />
      <TextField {...register("address.city")} label={m.settings_city()} />
      <TextField {...register("address.postalCode")} label={m.settings_postal()} />
    </fieldset>
  );
}

function Company({ form: { register } }: PartProps) {
  return (
    <fieldset className={styles.part}>
      <legend>{m.settings_company()}</legend>
      <TextField
        {...register("company.name")}
        label={m.settings_company_name()}
        hint={m.settings_company_hint()}
        maxLength={200}
      />
      <TextField {...register("company.cnpj")} label={m.settings_company_cnpj()} autoComplete="off" />
    </fieldset>
  );
}

function Social({ form: { register } }: PartProps) {
  return (
    <fieldset className={styles.part}>
      <legend>{m.settings_social()}</legend>
      <TextField {...register("social.linkedin")} label={m.settings_linkedin()} type="url" />
      <TextField {...register("social.instagram")} label={m.settings_instagram()} type="url" />
      <TextField {...register("social.youtube")} label={m.settings_youtube()} type="url" />
      <TextField {...register("preferencesUrl")} label={m.settings_preferences()} type="url" />
      <SelectField
        {...register("diagnosticAccess")}
        label={m.settings_access()}
        options={accessKinds.map((value) => ({ value, label: accessNames[value]() }))}
      />
    </fieldset>
  );
}

const limitNames = {
  inviteDays: m.settings_limit_invite_days,
  newsletterMailsPerDay: m.settings_limit_newsletter,
  mailExamplesPerHour: m.settings_limit_examples,
} satisfies Record<LimitName, unknown>;

function LimitFields({ form: { register } }: PartProps) {
  return (
    <fieldset className={styles.part}>
      <legend>{m.settings_limits()}</legend>
      {(Object.keys(limitNames) as LimitName[]).map((name) => {
        const { min, max } = limitBounds[name];
        return (
          <TextField
            key={name}
            {...register(`limits.${name}`, { valueAsNumber: true })}
            {...{ type: "number", min, max, inputMode: "numeric" }}
            label={limitNames[name]()}
            hint={m.settings_limit_bounds({ min, max })}
          />
        );
      })}
    </fieldset>
  );
}
