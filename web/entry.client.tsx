import { StrictMode, startTransition } from "react";
import { hydrateRoot } from "react-dom/client";
import { HydratedRouter } from "react-router/dom";
import { overwriteGetLocale } from "#messages/runtime.js";
import { registerServiceWorker } from "#web/register-service-worker.ts";
import { forwardMailLink } from "#web/session/forward-mail-link.ts";

const locale = document.documentElement.lang.startsWith("en") ? "en" : "pt";
overwriteGetLocale(() => locale);

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <HydratedRouter />
    </StrictMode>,
  );
});

registerServiceWorker();
forwardMailLink();
