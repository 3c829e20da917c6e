import type { ReactNode } from "react";
import { m } from "#messages/messages.js";
import { formatDay } from "#web/locale/format.ts";
import { useCurrentUser } from "#web/session/current-user.ts";
import { PageHead } from "../page-head.tsx";

type GreetingProps = { text?: ReactNode; actions?: ReactNode };

/** Good morning, afternoon or evening by the reader's own clock, and the day or what else is to be said. */
export function Greeting({ text, actions }: GreetingProps) {
  const { userName } = useCurrentUser();
  const now = new Date();
  const name = userName?.split(/\s+/)[0] ?? m.account_fallback_name();
  return (
    <PageHead title={greet(now.getHours())({ name })} text={text ?? `${formatDay(now)}.`} actions={actions} />
  );
}

function greet(hour: number) {
  if (hour >= 5 && hour < 12) return m.dashboard_morning;
  return hour >= 12 && hour < 18 ? m.dashboard_afternoon : m.dashboard_evening;
}
