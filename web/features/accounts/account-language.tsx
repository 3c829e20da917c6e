import { m } from "#messages/messages.js";
import { getLocale } from "#messages/runtime.js";
import { noteTyped } from "#web/locale/keep-typed.tsx";
import { htmlLang } from "#web/locale/locale.ts";
import { rememberLanguage } from "#web/locale/remember-language.ts";
import styles from "#web/ui/language-switch.module.css";

/** PT and ENG on a page with one address: the choice is kept, and the page comes again in it. */
export function AccountLanguage() {
  const current = getLocale();
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for forms
    <div
      className={styles.languageSwitch}
      data-slot="language-switch"
      role="group"
      aria-label={m.language_label()}
    >
      {(["pt", "en"] as const).map((locale) =>
        locale === current ? (
          <span key={locale} aria-current="true">
            {locale === "pt" ? "PT" : "ENG"}
          </span>
        ) : (
          <button
            key={locale}
            type="button"
            lang={htmlLang[locale]}
            onClick={() => {
              rememberLanguage(locale);
              noteTyped();
              window.location.reload();
            }}
          >
            {locale === "pt" ? "PT" : "ENG"}
          </button>
        ),
      )}
    </div>
  );
}
