import { queryOptions, useQuery } from "@tanstack/react-query";
import type { NotificationChoices as Choices } from "#domain/notifications/notifications.ts";
import type { NotificationsApi } from "#server/notifications/contract.ts";
import { memberApi } from "#web/session/member-api.ts";
import { bodyOf } from "#web/session/queries/refusal.ts";
import { guess, type Write } from "#web/session/queries/write.ts";

type Choice = Choices["choices"][number];

const choicesQuery = queryOptions({
  queryKey: ["notifications", "choices"],
  queryFn: async (): Promise<Choices> =>
    bodyOf(await memberApi<NotificationsApi>().notifications.choices.$get()),
});

/** How the reader wants to be told of what. */
export function useNotificationChoices() {
  return useQuery(choicesQuery);
}

/** Turns one switch; it shows at once, and goes back if it could not be kept. */
export const turnChoice: Write<Choice, Choices> = {
  send: ({ kind, channel, isOn }, intent) =>
    memberApi<NotificationsApi>().notifications.choices.$put({ json: { kind, channel, isOn } }, intent),
  guesses: [
    guess(choicesQuery.queryKey, ({ choices }, turned) => ({
      choices: choices.map((one) =>
        one.kind === turned.kind && one.channel === turned.channel ? turned : one,
      ),
    })),
  ],
  answers: choicesQuery.queryKey,
};
