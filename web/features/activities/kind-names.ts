import type { ActivityKind } from "#domain/activities/activities.ts";
import { m } from "#messages/messages.js";

const names: Record<ActivityKind, { one: () => string; many: () => string }> = {
  call: { one: m.activities_call, many: m.activities_calls },
  visit: { one: m.activities_visit, many: m.activities_visits },
  mailing: { one: m.activities_mailing, many: m.activities_mailings },
  roadshow: { one: m.activities_roadshow, many: m.activities_roadshows },
};

export const kindName = (kind: ActivityKind): string => names[kind].one();
export const kindTab = (kind: ActivityKind): string => names[kind].many();
