import type { ReactNode } from "react";
import { m } from "#messages/messages.js";
import { sitePath } from "#web/site/site-path.ts";
import { Mark } from "#web/ui/mark.tsx";
import { Picture } from "#web/ui/picture.tsx";
import { AccountLanguage } from "./account-language.tsx";
import "#web/styles/work.css";
import "./accounts.css";

/** The courtyard on one side, what there is to do on the other. */
export function AccountFrame({ heading, children }: { heading: string; children: ReactNode }) {
  return (
    <main id="content" className="account">
      <div className="account-picture">
        <Picture name="lilamonde-courtyard" sizes="(max-width: 900px) 100vw, 54vw" isPriority isDecorative />
        <p className="d2">
          {m.account_quote_one()}
          <br />
          {m.account_quote_two()}
        </p>
      </div>
      <div className="account-pane">
        <div className="account-bar">
          <a className="account-brand" href={sitePath("/")} aria-label={m.account_home()}>
            <Mark /> Lilamonde
          </a>
          <AccountLanguage />
        </div>
        <div className="account-box">
          <h1 className="d3">{heading}</h1>
          <noscript>
            <p className="account-aside">{m.account_needs_scripts()}</p>
          </noscript>
          {children}
        </div>
        <p className="account-legal">
          <a className="text-link touch-target" href={sitePath("/")}>
            {m.account_back_to_site()}
          </a>
          <a className="text-link touch-target" href={sitePath("/about#terms")}>
            {m.account_terms()}
          </a>
          <a className="text-link touch-target" href={sitePath("/about#privacy")}>
            {m.account_privacy()}
          </a>
        </p>
      </div>
    </main>
  );
}
