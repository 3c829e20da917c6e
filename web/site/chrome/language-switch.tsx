import type { MouseEvent } from "react";
import { useLocation } from "react-router";
import { m } from "#messages/messages.js";
import { getLocale } from "#messages/runtime.js";
import { noteScroll } from "#web/locale/keep-scroll.tsx";
import { noteTyped } from "#web/locale/keep-typed.tsx";
import { htmlLang, type Locale, localizePath } from "#web/locale/locale.ts";
import { rememberLanguage } from "#web/locale/remember-language.ts";
import styles from "#web/ui/language-switch.module.css";

const names: Record<Locale, string> = { pt: "PT", en: "ENG" };

/** PT and ENG: the one being read, and a link to this page's twin that keeps the place and is remembered. */
export function LanguageSwitch() {
  const current = getLocale();
  const { pathname, search } = useLocation();
  const onSwitch = (event: MouseEvent<HTMLAnchorElement>, locale: Locale) => {
    rememberLanguage(locale);
    noteScroll();
    noteTyped();
    // Only now: the server does not know the hash, and the two must render the same address.
    event.currentTarget.hash = window.location.hash;
  };
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
            {names[locale]}
          </span>
        ) : (
          <a
            key={locale}
            href={localizePath(pathname + search, locale)}
            hrefLang={htmlLang[locale]}
            lang={htmlLang[locale]}
            data-language={locale}
            onClick={(event) => onSwitch(event, locale)}
          >
            {names[locale]}
          </a>
        ),
      )}
    </div>
  );
}
