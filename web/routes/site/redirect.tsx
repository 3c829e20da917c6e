import { replace } from "react-router";
import { redirectTarget } from "#web/site/redirects.ts";
import { sitePath } from "#web/site/site-path.ts";
import type { Route } from "./+types/redirect.ts";

export function loader({ url }: Route.LoaderArgs) {
  const target = redirectTarget(url.pathname) ?? "/";
  throw replace(sitePath(target), { status: 301 });
}

export default function Redirect() {
  return null;
}
