import { m } from "#messages/messages.js";
import { getLocale } from "#messages/runtime.js";
import { htmlLang } from "#web/locale/locale.ts";
import styles from "#web/ui/language-switch.module.css";
import { chooseLanguage } from "./choose-language.ts";

/** PT and ENG, the reader's own marked. */
export function LanguageChoice() {
  const current = getLocale();
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for forms
    <div
      className={styles.languageSwitch}
      data-slot="language-switch"
      role="group"
      aria-label={m.language_label()}
    >
      {(["pt", "en"] as const).map((locale) => (
        <button
          key={locale}
          type="button"
          lang={htmlLang[locale]}
          aria-pressed={locale === current}
          onClick={() => locale !== current && void chooseLanguage(locale)}
        >
          {locale === "pt" ? "PT" : "ENG"}
        </button>
      ))}
    </div>
  );
}
