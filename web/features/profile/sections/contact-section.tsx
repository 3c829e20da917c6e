import { formatPhone } from "#domain/profile/phone.ts";
import type { Profile } from "#domain/profile/profile.ts";
import { m } from "#messages/messages.js";
import type { ProfileApi } from "#server/profile/contract.ts";
import styles from "#web/features/profile/profile.module.css";
import { memberApi } from "#web/session/member-api.ts";
import { TextField } from "#web/ui/text-field.tsx";
import { fieldRules, orNone } from "../field-rules.ts";
import { fieldError } from "../field-words.ts";
import { SectionForm } from "../section-form.tsx";
import { type SectionPlan, useSection } from "../use-section.ts";
import { VisibilitySelect, WithVisibility } from "../visibility-select.tsx";

type Values = {
  phone: string;
  whatsapp: string;
  visibility: Pick<Profile["visibility"], "email" | "phone" | "whatsapp">;
};

const plan: SectionPlan<Values> = {
  id: "contact",
  read: ({ phone, whatsapp, visibility }) => ({
    phone: phone ? formatPhone(phone) : "",
    whatsapp: whatsapp ? formatPhone(whatsapp) : "",
    visibility: { email: visibility.email, phone: visibility.phone, whatsapp: visibility.whatsapp },
  }),
  send: ({ on: { version }, values: { phone, whatsapp, visibility } }, intent) => {
    const changes = { phone: orNone(phone), whatsapp: orNone(whatsapp), visibility };
    return memberApi<ProfileApi>().profile.$patch({ json: { version, changes } }, intent);
  },
};

const labels = { phone: m.profile_phone, whatsapp: m.profile_whatsapp };

/** How the person is reached; shown to nobody until they say so. */
export function ContactSection({ profile }: { profile: Profile }) {
  const section = useSection(plan, profile);
  const { register, formState } = section.form;
  const visibility = (field: keyof Values["visibility"], of: string) => (
    <VisibilitySelect of={of} {...register(`visibility.${field}`)} />
  );
  return (
    <SectionForm section={section} labels={labels}>
      <WithVisibility select={visibility("email", m.account_email())}>
        <TextField
          label={m.account_email()}
          hint={m.profile_email_hint()}
          value={profile.email}
          type="email"
          readOnly
        />
      </WithVisibility>
      <div className={styles.profilePair}>
        <WithVisibility select={visibility("phone", m.profile_phone())}>
          <TextField
            {...register("phone", fieldRules.phone())}
            label={m.profile_phone()}
            error={fieldError(formState.errors.phone)}
            type="tel"
            autoComplete="tel"
            maxLength={30}
          />
        </WithVisibility>
        <WithVisibility select={visibility("whatsapp", m.profile_whatsapp())}>
          <TextField
            {...register("whatsapp", fieldRules.phone())}
            label={m.profile_whatsapp()}
            error={fieldError(formState.errors.whatsapp)}
            type="tel"
            maxLength={30}
          />
        </WithVisibility>
      </div>
    </SectionForm>
  );
}
