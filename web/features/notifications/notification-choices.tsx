import { useState } from "react";
import type { Channel } from "#domain/notifications/channels.ts";
import type { NotificationChoice, NotificationKind } from "#domain/notifications/preferences.ts";
import { m } from "#messages/messages.js";
import { memberApi } from "#web/session/member-api.ts";
import { createResource } from "#web/session/resource.ts";
import { ResourceView } from "#web/session/resource-view.tsx";
import { Unread } from "#web/session/unread.ts";
import { Checkbox } from "#web/ui/checkbox.tsx";
import { Notice } from "#web/ui/notice.tsx";
import "./notification-choices.css";

const choicesResource = createResource(async (): Promise<NotificationChoice[]> => {
  const answer = await memberApi().notifications.choices.$get();
  if (!answer.ok) throw new Unread(answer);
  return (await answer.json()).choices;
});

const kindNames: Record<NotificationKind, () => string> = {
  account_waiting: m.notification_kind_account_waiting,
  renewal_asked: m.notification_kind_renewal_asked,
  profile_to_complete: m.notification_kind_profile_to_complete,
};
const channelNames: Record<Channel, () => string> = {
  app: m.notification_channel_app,
  email: m.notification_channel_email,
};

/** How a person wants to be told of what; each switch is kept when it is turned. */
export function NotificationChoices() {
  const [hasFailed, setHasFailed] = useState(false);
  const turn = async (choice: NotificationChoice) => {
    setHasFailed(false);
    const answer = await memberApi()
      .notifications.choices.$put({ json: choice })
      .catch(() => null);
    if (answer?.ok) choicesResource.put((await answer.json()).choices);
    else setHasFailed(true);
  };
  return (
    <ResourceView resource={choicesResource}>
      {(choices) => (
        <div>
          {[...Map.groupBy(choices, ({ kind }) => kind)].map(([kind, ways]) => (
            <fieldset key={kind} className="notification-choice">
              <legend>{kindNames[kind]()}</legend>
              {ways.map((choice) => (
                <Checkbox
                  key={choice.channel}
                  label={channelNames[choice.channel]()}
                  checked={choice.isOn}
                  onChange={(event) => void turn({ ...choice, isOn: event.target.checked })}
                />
              ))}
            </fieldset>
          ))}
          {hasFailed && <Notice tone="bad">{m.profile_save_failed()}</Notice>}
        </div>
      )}
    </ResourceView>
  );
}
