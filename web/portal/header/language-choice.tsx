import { m } from "#messages/messages.js";
import { getLocale } from "#messages/runtime.js";
import { htmlLang, type Locale } from "#web/locale/locale.ts";
import { memberApi } from "#web/session/member-api.ts";
import { toast } from "#web/ui/toast/toast.ts";

/** PT and ENG: the choice is written to the profile, and every open page of the person comes again in it. */
export function LanguageChoice() {
  const current = getLocale();
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for forms
    <div className="language-switch" role="group" aria-label={m.language_label()}>
      {(["pt", "en"] as const).map((locale) => (
        <button
          key={locale}
          type="button"
          lang={htmlLang[locale]}
          aria-pressed={locale === current}
          onClick={() => locale !== current && void choose(locale)}
        >
          {locale === "pt" ? "PT" : "ENG"}
        </button>
      ))}
    </div>
  );
}

async function choose(locale: Locale): Promise<void> {
  const answer = await memberApi()
    .profile.language.$put({ json: { language: htmlLang[locale] } })
    .catch(() => null);
  // The session hears that the account changed and adopts the language, here and in every other tab.
  if (!answer?.ok) toast({ text: m.portal_language_failed(), tone: "bad" });
}
