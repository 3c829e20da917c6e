import { formatCnpj } from "#domain/profile/documents.ts";
import type { Profile } from "#domain/profile/profile.ts";
import { m } from "#messages/messages.js";
import type { ProfileApi } from "#server/profile/contract.ts";
import styles from "#web/features/profile/profile.module.css";
import { memberApi } from "#web/session/member-api.ts";
import { Notice } from "#web/ui/notice.tsx";
import { TextField } from "#web/ui/text-field.tsx";
import { fieldRules, orNone } from "../field-rules.ts";
import { fieldError } from "../field-words.ts";
import { SectionForm } from "../section-form.tsx";
import { type SectionPlan, useSection } from "../use-section.ts";
import { VisibilitySelect, WithVisibility } from "../visibility-select.tsx";
import { LeaveAgency } from "./leave-agency.tsx";

type Values = {
  name: string;
  cnpj: string;
  site: string;
  city: string;
  visibility: Pick<Profile["visibility"], "agency" | "cnpj">;
};

const plan: SectionPlan<Values> = {
  id: "agency",
  read: ({ agency, visibility }) => ({
    name: agency?.name ?? "",
    cnpj: agency?.cnpj ? formatCnpj(agency.cnpj) : "",
    site: agency?.site ?? "",
    city: agency?.city ?? "",
    visibility: { agency: visibility.agency, cnpj: visibility.cnpj },
  }),
  send: async ({ on, values: { name, cnpj, site, city, visibility } }, intent) => {
    const { version, agency, visibility: before } = on;
    if (agency && !agency.isYours) {
      return memberApi<ProfileApi>().profile.$patch({ json: { version, changes: { visibility } } }, intent);
    }
    if (before.agency !== visibility.agency || before.cnpj !== visibility.cnpj) {
      const headers = { "idempotency-key": `${intent.headers["idempotency-key"]}-visibility` };
      const json = { version, changes: { visibility } };
      const shown = await memberApi<ProfileApi>().profile.$patch({ json }, { headers });
      if (!shown.ok) return shown;
    }
    const fields = { name, cnpj: orNone(cnpj), site: orNone(site), city: orNone(city) };
    return memberApi<ProfileApi>().profile.agency.$put(
      { json: { version: agency?.version ?? 0, ...fields } },
      intent,
    );
  },
};

const labels = {
  name: m.profile_agency_name,
  cnpj: m.profile_cnpj,
  site: m.profile_site,
  city: m.profile_city,
};

/** The company the person works in. */
export function AgencySection({ profile }: { profile: Profile }) {
  const section = useSection(plan, profile);
  const { register, formState } = section.form;
  const { errors } = formState;
  const { agency } = profile;
  const readOnly = agency !== null && !agency.isYours;
  return (
    <SectionForm section={section} extra={agency && <LeaveAgency name={agency.name} />} labels={labels}>
      {readOnly && (
        <Notice tone="warn">
          {agency.owner ? m.profile_agency_owner({ name: agency.owner }) : m.profile_agency_owner_alone()}
        </Notice>
      )}
      <WithVisibility
        select={<VisibilitySelect of={m.profile_agency()} {...register("visibility.agency")} />}
      >
        <TextField
          {...register("name", fieldRules.required())}
          label={m.profile_agency_name()}
          error={fieldError(errors.name)}
          autoComplete="organization"
          readOnly={readOnly}
          maxLength={160}
        />
      </WithVisibility>
      <WithVisibility select={<VisibilitySelect of={m.profile_cnpj()} {...register("visibility.cnpj")} />}>
        <TextField
          {...register("cnpj", fieldRules.cnpj())}
          label={m.profile_cnpj()}
          hint={m.profile_cnpj_hint()}
          error={fieldError(errors.cnpj)}
          autoComplete="off"
          autoCapitalize="characters"
          readOnly={readOnly}
          maxLength={24}
        />
      </WithVisibility>
      <div className={styles.profilePair}>
        <TextField
          {...register("site", fieldRules.site())}
          label={m.profile_site()}
          error={fieldError(errors.site)}
          type="url"
          autoComplete="url"
          readOnly={readOnly}
          maxLength={200}
        />
        <TextField
          {...register("city")}
          readOnly={readOnly}
          label={m.profile_city()}
          error={fieldError(errors.city)}
          maxLength={120}
        />
      </div>
    </SectionForm>
  );
}
