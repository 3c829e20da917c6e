import { type Channel, channels } from "./channels.ts";

/** One kind of notification as it is offered: the ways it can come, and whether it does until somebody says otherwise. */
export type Offer = { kind: string; ways: Partial<Record<Channel, boolean>> };

/** A switch that a person has turned, or that stands as the house left it. */
export type Choice = { kind: string; channel: Channel; isOn: boolean };

/** Every switch among these offers, as the person turned it. */
export function choicesFor(offers: Offer[], turned: Choice[]): Choice[] {
  return offers.flatMap((offer) =>
    channels.flatMap((channel) => {
      const preset = offer.ways[channel];
      if (preset === undefined) return [];
      return [{ kind: offer.kind, channel, isOn: isOn(turned, { kind: offer.kind, channel }, preset) }];
    }),
  );
}

/** The ways one notification takes to its person. */
export function channelsFor({ kind, ways }: Offer, turned: Choice[]): Channel[] {
  return channels.filter((channel) => isOn(turned, { kind, channel }, ways[channel] ?? false));
}

/** Whether there is such a switch among these offers. */
export function isOffered(offers: Offer[], { kind, channel }: Pick<Choice, "kind" | "channel">): boolean {
  return offers.some((offer) => offer.kind === kind && offer.ways[channel] !== undefined);
}

function isOn(
  turned: Choice[],
  { kind, channel }: Pick<Choice, "kind" | "channel">,
  preset: boolean,
): boolean {
  return turned.find((choice) => choice.kind === kind && choice.channel === channel)?.isOn ?? preset;
}
