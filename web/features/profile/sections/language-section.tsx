import { useState } from "react";
import { interfaceLanguage, type PreferredLanguage, preferredLanguages } from "#domain/profile/offers.ts";
import type { Profile } from "#domain/profile/profile.ts";
import { m } from "#messages/messages.js";
import { getLocale } from "#messages/runtime.js";
import { rememberLanguage } from "#web/locale/remember-language.ts";
import { memberApi } from "#web/session/member-api.ts";
import { Notice } from "#web/ui/notice.tsx";
import { SelectField } from "#web/ui/select-field.tsx";
import { profileResource } from "../profile-resource.ts";
import { save } from "../save-outcome.ts";

// Each in its own language, as people look for theirs.
const names: Record<PreferredLanguage, string> = {
  "pt-BR": "Português (Brasil)",
  "pt-PT": "Português (Portugal)",
  en: "English",
  es: "Español",
};

/** The language the house speaks to a person; kept when chosen, and the page comes again in it (spec §9). */
export function LanguageSection({ profile }: { profile: Profile }) {
  const [hasFailed, setHasFailed] = useState(false);
  const known = preferredLanguages.find((language) => language === profile.preferredLanguage);
  const choose = async (language: PreferredLanguage) => {
    setHasFailed(false);
    const outcome = await save(() => memberApi().profile.language.$put({ json: { language } }));
    if (outcome.state !== "saved") return setHasFailed(true);
    profileResource.put(outcome.profile);
    const locale = interfaceLanguage(language);
    rememberLanguage(locale);
    if (locale !== getLocale()) window.location.reload();
  };
  return (
    <>
      <SelectField
        label={m.profile_language()}
        hint={m.profile_language_hint()}
        value={known ?? "pt-BR"}
        onChange={(event) => void choose(event.target.value as PreferredLanguage)}
        options={preferredLanguages.map((value) => ({ value, label: names[value] }))}
      />
      {hasFailed && <Notice tone="bad">{m.profile_save_failed()}</Notice>}
    </>
  );
}
