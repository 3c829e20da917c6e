import { data } from "react-router";
import { inLanguage } from "#domain/localized.ts";
import { m } from "#messages/messages.js";
import { getLocale } from "#messages/runtime.js";
import { CheckInDoor, NoDoor } from "#web/features/events/door/check-in-door.tsx";
import { readSign } from "#web/features/events/door/read-sign.server.ts";
import { pageContext } from "#web/page-context.ts";
import type { Route } from "./+types/check-in.ts";

const PRIVATE = { "cache-control": "no-store" };

export const headers = () => PRIVATE;

export function meta({ loaderData: sign }: Route.MetaArgs) {
  const title = sign ? inLanguage(sign.title, getLocale()) : m.events_check_in();
  return [
    { title: m.events_check_in_title({ title }) },
    { name: "robots", content: "noindex, nofollow" },
    { name: "referrer", content: "no-referrer" },
  ];
}

export async function loader({ params, context }: Route.LoaderArgs) {
  const sign = await readSign(context.get(pageContext), params.code);
  return data(sign, { status: sign ? 200 : 404, headers: PRIVATE });
}

/** The check-in of an event (spec §2), for guests and for scanners. */
export default function CheckInPage({ loaderData: sign }: Route.ComponentProps) {
  if (sign) return <CheckInDoor key={sign.code} sign={sign} />;
  return <NoDoor />;
}
