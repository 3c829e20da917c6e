import type { Role } from "#domain/accounts/roles.ts";
import type { Channel } from "#domain/notifications/channels.ts";

export type Params = Record<string, string | number>;
type Locale = { locale: "pt" | "en" };

/** One kind of thing a person can be told or asked, whole: who has its switch, the ways it takes, and its words. */
export type Notice<P extends Params> = {
  kind: string;
  /** Whose settings show its switch. */
  roles: readonly Role[];
  /** The ways it can come, and whether it does until the person says otherwise. */
  ways: Partial<Record<Channel, boolean>>;
  /** Its name among the switches. */
  name: (params: Record<string, never>, locale: Locale) => string;
  sentence: (params: P, locale: Locale) => string;
};
// biome-ignore lint/suspicious/noExplicitAny: a list of notices holds sentences of every kind
export type AnyNotice = Notice<any>;

/** Defines a notice; its capability lists it. */
export function defineNotice<P extends Params>(notice: Notice<P>): Notice<P> {
  return notice;
}
