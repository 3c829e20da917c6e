import type { ReactNode } from "react";
import type { UseFormRegister } from "react-hook-form";
import { type Specialty, type SpokenLanguage, specialties, spokenLanguages } from "#domain/profile/offers.ts";
import type { Profile } from "#domain/profile/profile.ts";
import { m } from "#messages/messages.js";
import type { ProfileApi } from "#server/profile/contract.ts";
import { memberApi } from "#web/session/member-api.ts";
import { Chips } from "#web/ui/chips.tsx";
import { TextAreaField } from "#web/ui/text-area-field.tsx";
import { TextField } from "#web/ui/text-field.tsx";
import { fieldRules, orNone } from "../field-rules.ts";
import { fieldError, languageName, specialtyName } from "../field-words.ts";
import { PhotoField } from "../photo/photo-field.tsx";
import { SectionForm } from "../section-form.tsx";
import { type SectionPlan, useSection } from "../use-section.ts";
import { VisibilitySelect, WithVisibility } from "../visibility-select.tsx";

type Values = {
  fullName: string;
  headline: string;
  bio: string;
  city: string;
  languages: SpokenLanguage[];
  specialties: Specialty[];
  visibility: Pick<
    Profile["visibility"],
    "photo" | "headline" | "bio" | "city" | "languages" | "specialties"
  >;
};

const plan: SectionPlan<Values> = {
  id: "identity",
  read: (profile) => {
    const { photo, headline, bio, city, languages, specialties: good } = profile.visibility;
    return {
      fullName: profile.fullName,
      headline: profile.headline ?? "",
      bio: profile.bio ?? "",
      city: profile.city ?? "",
      languages: profile.languages,
      specialties: profile.specialties,
      visibility: { photo, headline, bio, city, languages, specialties: good },
    };
  },
  send: ({ on: { version }, values: { headline, bio, city, ...rest } }, intent) => {
    const changes = { ...rest, headline: orNone(headline), bio: orNone(bio), city: orNone(city) };
    return memberApi<ProfileApi>().profile.$patch({ json: { version, changes } }, intent);
  },
};

const labels = {
  fullName: m.profile_full_name,
  headline: m.profile_headline,
  bio: m.profile_bio,
  city: m.profile_city,
  languages: m.profile_languages,
  specialties: m.profile_specialties,
};

/** Who the person is to others: photograph, name, words, and what they are good at. */
export function IdentitySection({ profile, sells }: { profile: Profile; sells: boolean }) {
  const section = useSection(plan, profile);
  const { register, formState } = section.form;
  const { errors } = formState;
  const visibility = (field: keyof Values["visibility"], of: string) => (
    <VisibilitySelect of={of} {...register(`visibility.${field}`)} />
  );
  return (
    <SectionForm section={section} labels={labels}>
      <PhotoField profile={profile} visibility={visibility("photo", m.profile_photo())} />
      <TextField
        {...register("fullName", fieldRules.required())}
        label={m.profile_full_name()}
        hint={m.profile_full_name_hint()}
        error={fieldError(errors.fullName)}
        autoComplete="name"
        maxLength={120}
      />
      <WithVisibility select={visibility("headline", m.profile_headline())}>
        <TextField
          {...register("headline")}
          label={m.profile_headline()}
          hint={m.profile_headline_hint()}
          error={fieldError(errors.headline)}
          maxLength={140}
        />
      </WithVisibility>
      <WithVisibility select={visibility("bio", m.profile_bio())}>
        <TextAreaField
          {...register("bio")}
          label={m.profile_bio()}
          error={fieldError(errors.bio)}
          maxLength={2_000}
          rows={4}
        />
      </WithVisibility>
      <WithVisibility select={visibility("city", m.profile_city())}>
        <TextField
          {...register("city")}
          label={m.profile_city()}
          error={fieldError(errors.city)}
          autoComplete="address-level2"
          maxLength={120}
        />
      </WithVisibility>
      <Skills {...{ register, visibility, sells }} />
    </SectionForm>
  );
}

type SkillsProps = {
  register: UseFormRegister<Values>;
  visibility: (field: "languages" | "specialties", of: string) => ReactNode;
  sells: boolean;
};

/** What the person speaks and is good at. */
function Skills({ register, visibility, sells }: SkillsProps) {
  return (
    <>
      <Chips
        {...register("languages")}
        legend={m.profile_languages()}
        chips={spokenLanguages.map((value) => ({ value, label: languageName(value) }))}
        aside={visibility("languages", m.profile_languages())}
      />
      {sells && (
        <Chips
          {...register("specialties")}
          legend={m.profile_specialties()}
          chips={specialties.map((value) => ({ value, label: specialtyName(value) }))}
          aside={visibility("specialties", m.profile_specialties())}
        />
      )}
    </>
  );
}
