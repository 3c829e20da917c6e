import { m } from "#messages/messages.js";

const PT = { locale: "pt" } as const;

/** What a browser needs to install the site; one for both languages, since an installed site has one name. */
export function appManifest() {
  return {
    id: "/",
    name: "Lilamonde",
    short_name: "Lilamonde",
    description: m.home_description({}, PT),
    lang: "pt-BR",
    start_url: "/",
    scope: "/",
    display: "standalone",
    background_color: "#F7F3EB",
    theme_color: "#F7F3EB",
    icons: [
      { src: "/icons/icon-192.png", sizes: "192x192", type: "image/png" },
      { src: "/icons/icon-512.png", sizes: "512x512", type: "image/png" },
      { src: "/icons/maskable-512.png", sizes: "512x512", type: "image/png", purpose: "maskable" },
      { src: "/favicon.svg", sizes: "any", type: "image/svg+xml" },
    ],
    shortcuts: [{ name: m.nav_sign_in({}, PT), url: "/auth" }],
  };
}
