import { replace } from "react-router";
import { siteRedirect } from "#domain/site/redirects.ts";
import type { Route } from "./+types/redirect.ts";

/** The server answers these addresses itself; this one answers links followed inside the site. */
export function loader({ url }: Route.LoaderArgs) {
  throw replace(siteRedirect(url.pathname) ?? "/", { status: 301 });
}

export default function Redirect() {
  return null;
}
