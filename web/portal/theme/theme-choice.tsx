import { m } from "#messages/messages.js";
import styles from "#web/ui/language-switch.module.css";
import { useTheme } from "./theme-provider.tsx";

/** Paper and night, the reader's own marked. */
export function ThemeChoice() {
  const { theme, chooseTheme } = useTheme();
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for forms
    <div
      className={styles.languageSwitch}
      data-slot="language-switch"
      role="group"
      aria-label={m.portal_theme()}
    >
      {(["papel", "noite"] as const).map((each) => (
        <button key={each} type="button" aria-pressed={each === theme} onClick={() => chooseTheme(each)}>
          {each === "papel" ? m.portal_theme_day() : m.portal_theme_night()}
        </button>
      ))}
    </div>
  );
}
