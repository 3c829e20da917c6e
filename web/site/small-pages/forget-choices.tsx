import { useState } from "react";
import { m } from "#messages/messages.js";
import { Button } from "#web/ui/button.tsx";
import { useIsLive } from "#web/ui/use-is-live.ts";
import { forgetLanguage, hasStoredLanguage } from "./forget-language.ts";
import styles from "./stored-things.module.css";

/** What is not stored, and a button that erases what is. */
export function ForgetChoices() {
  const isLive = useIsLive();
  const [isForgotten, setIsForgotten] = useState(false);
  const forget = () => {
    forgetLanguage();
    setIsForgotten(true);
  };
  return (
    <section className={styles.forget}>
      <h2 className="d4">{m.cookies_else()}</h2>
      <p>{m.cookies_else_text()}</p>
      <div className={styles.forgetAction} aria-live="polite">
        {isForgotten && <p>{m.cookies_forgotten()}</p>}
        {isLive && !isForgotten && !hasStoredLanguage() && <p>{m.cookies_nothing()}</p>}
        {isLive && !isForgotten && hasStoredLanguage() && (
          <Button look="outline" onClick={forget}>
            {m.cookies_forget()}
          </Button>
        )}
      </div>
    </section>
  );
}
