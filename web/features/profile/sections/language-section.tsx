import { interfaceLanguage, type PreferredLanguage, preferredLanguages } from "#domain/profile/offers.ts";
import type { Profile } from "#domain/profile/profile.ts";
import { m } from "#messages/messages.js";
import { getLocale } from "#messages/runtime.js";
import type { ProfileApi } from "#server/profile/contract.ts";
import { rememberLanguage } from "#web/locale/remember-language.ts";
import { memberApi } from "#web/session/member-api.ts";
import { useWrite } from "#web/session/queries/use-write.ts";
import { Notice } from "#web/ui/notice.tsx";
import { SelectField } from "#web/ui/select-field.tsx";
import { profileWrite } from "../profile.ts";

// Each in its own language, as people look for theirs.
const names: Record<PreferredLanguage, string> = {
  "pt-BR": "Português (Brasil)",
  "pt-PT": "Português (Portugal)",
  en: "English",
  es: "Español",
};

const keepLanguage = profileWrite((language: PreferredLanguage, intent) =>
  memberApi<ProfileApi>().profile.language.$put({ json: { language } }, intent),
);

/** The language the house speaks to a person; kept when chosen, and the page comes again in it (spec §9). */
export function LanguageSection({ profile }: { profile: Profile }) {
  const { run: keep, hasFailed } = useWrite(keepLanguage);
  const known = preferredLanguages.find((language) => language === profile.preferredLanguage);
  const choose = async (language: PreferredLanguage) => {
    if ((await keep(language)).state !== "done") return;
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
