import type { Channel } from "#domain/notifications/channels.ts";
import { m } from "#messages/messages.js";
import { getLocale } from "#messages/runtime.js";
import { QueryView } from "#web/session/queries/query-view.tsx";
import { useWrite } from "#web/session/queries/use-write.ts";
import { Checkbox } from "#web/ui/checkbox.tsx";
import { Notice } from "#web/ui/notice.tsx";
import { turnChoice, useNotificationChoices } from "./choices.ts";
import styles from "./notification-choices.module.css";

const channelNames: Record<Channel, () => string> = {
  app: m.notification_channel_app,
  email: m.notification_channel_email,
};

/** How a person wants to be told of what; each switch is kept when it is turned. */
export function NotificationChoices() {
  const { run: turn, hasFailed } = useWrite(turnChoice);
  return (
    <QueryView query={useNotificationChoices()}>
      {({ choices }) => (
        <div>
          {[...Map.groupBy(choices, ({ kind }) => kind)].map(([kind, ways]) => (
            <fieldset
              key={kind}
              className={styles.notificationChoice}
              data-alone={ways.length === 1 ? ways[0]?.channel : undefined}
            >
              <legend>{ways[0]?.name[getLocale()]}</legend>
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
    </QueryView>
  );
}
