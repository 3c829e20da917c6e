// First, since it says in which order the layers of all other styles stand.
import "#web/styles/app.css";
import instrumentSans from "@fontsource-variable/instrument-sans/files/instrument-sans-latin-wght-normal.woff2?url";
import type { ReactNode } from "react";
import {
  Links,
  type LinksFunction,
  Meta,
  Outlet,
  Scripts,
  ScrollRestoration,
  useMatches,
} from "react-router";
import { getLocale } from "#messages/runtime.js";
import { useDocumentTheme } from "#web/document-theme.ts";
import { htmlLang } from "#web/locale/locale.ts";
import { withRequestLocale } from "#web/locale/request-locale.server.ts";
import { RootError } from "#web/root-error.tsx";
import newsreader from "#web/styles/fonts/newsreader-upright.woff2?url";

/** A page that is to be read and nothing else says `hasScripts: false`. */
type Handle = { hasScripts?: boolean } | undefined;

export const middleware = [withRequestLocale];

export const links: LinksFunction = () => [
  ...[newsreader, instrumentSans].map((href) => ({
    rel: "preload" as const,
    as: "font" as const,
    type: "font/woff2",
    crossOrigin: "anonymous" as const,
    href,
  })),
  { rel: "icon", href: "/favicon.svg", type: "image/svg+xml" },
  { rel: "apple-touch-icon", href: "/icons/apple-touch-180.png" },
  { rel: "manifest", href: "/manifest.webmanifest" },
];

export function Layout({ children }: { children: ReactNode }) {
  const hasScripts = useMatches().every(({ handle }) => (handle as Handle)?.hasScripts !== false);
  return (
    <html lang={htmlLang[getLocale()]} data-theme={useDocumentTheme()}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="theme-color" content="#F7F3EB" />
        <Meta />
        {/* In development the browser hides the server's nonce, and React would report the difference on every page. */}
        <Links nonce={import.meta.env.DEV ? "" : undefined} />
      </head>
      <body>
        {children}
        {hasScripts && (
          <>
            <ScrollRestoration />
            <Scripts />
          </>
        )}
      </body>
    </html>
  );
}

export default function App() {
  return <Outlet />;
}

export function ErrorBoundary() {
  return <RootError />;
}
