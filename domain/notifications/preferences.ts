import type { Role } from "../accounts/roles.ts";
import { type Channel, channels } from "./channels.ts";
import type { NotificationWords } from "./notifications.ts";

export type NotificationKind = NotificationWords["kind"];

/** The ways each kind can come, and whether it does until the person says otherwise. */
const OFFERS: Record<NotificationKind, Partial<Record<Channel, boolean>>> = {
  account_waiting: { app: true, email: true },
  // Its mail is the host's only word of it and always comes.
  renewal_asked: { app: true },
  profile_to_complete: { app: true, email: false },
};

const KINDS_OF: Record<Role, NotificationKind[]> = {
  admin: ["account_waiting", "renewal_asked", "profile_to_complete"],
  advisor: ["profile_to_complete"],
  tour_operator: ["profile_to_complete"],
  hotel: ["profile_to_complete"],
};

/** A switch that a person has turned, or that stands as the house left it. */
export type NotificationChoice = { kind: NotificationKind; channel: Channel; isOn: boolean };

/** Every switch a person of this role has, as they turned it. */
export function choicesFor(role: Role, turned: NotificationChoice[]): NotificationChoice[] {
  return KINDS_OF[role].flatMap((kind) =>
    channels.flatMap((channel) => {
      const preset = OFFERS[kind][channel];
      return preset === undefined ? [] : [{ kind, channel, isOn: isOn(turned, { kind, channel }, preset) }];
    }),
  );
}

/** The ways one notification takes to its person. */
export function channelsFor(kind: NotificationKind, turned: NotificationChoice[]): Channel[] {
  return channels.filter((channel) => isOn(turned, { kind, channel }, OFFERS[kind][channel] ?? false));
}

function isOn(
  turned: NotificationChoice[],
  { kind, channel }: Pick<NotificationChoice, "kind" | "channel">,
  preset: boolean,
): boolean {
  return turned.find((choice) => choice.kind === kind && choice.channel === channel)?.isOn ?? preset;
}

/** Whether there is such a switch for this role. */
export function isOffered(
  role: Role,
  { kind, channel }: Pick<NotificationChoice, "kind" | "channel">,
): boolean {
  return KINDS_OF[role].includes(kind) && OFFERS[kind][channel] !== undefined;
}
