import { formatCpf } from "#domain/profile/documents.ts";
import type { Profile } from "#domain/profile/profile.ts";
import { m } from "#messages/messages.js";
import type { ProfileApi } from "#server/profile/contract.ts";
import { memberApi } from "#web/session/member-api.ts";
import { TextField } from "#web/ui/text-field.tsx";
import { fieldRules, orNone } from "../field-rules.ts";
import { fieldError } from "../field-words.ts";
import { SectionForm } from "../section-form.tsx";
import { type SectionPlan, useSection } from "../use-section.ts";

type Values = { cpf: string };

const plan: SectionPlan<Values> = {
  id: "documents",
  read: ({ cpf }) => ({ cpf: cpf ? formatCpf(cpf) : "" }),
  send: ({ on: { version }, values: { cpf } }, intent) =>
    memberApi<ProfileApi>().profile.$patch({ json: { version, changes: { cpf: orNone(cpf) } } }, intent),
};

/** The person's tax number, which nobody else ever sees. */
export function DocumentsSection({ profile }: { profile: Profile }) {
  const section = useSection(plan, profile);
  const { register, formState } = section.form;
  return (
    <SectionForm section={section} labels={{ cpf: m.profile_cpf }}>
      <TextField
        {...register("cpf", fieldRules.cpf())}
        label={m.profile_cpf()}
        hint={m.profile_cpf_hint()}
        error={fieldError(formState.errors.cpf)}
        inputMode="numeric"
        autoComplete="off"
        maxLength={18}
      />
    </SectionForm>
  );
}
