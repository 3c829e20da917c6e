import { m } from "#messages/messages.js";
import { classNames } from "#web/ui/class-names.ts";
import styles from "./crm-and-hub.module.css";
import { Demonstration } from "./demonstration.tsx";
import { useSignature } from "./signature-context.ts";
import { ToolWords } from "./tool-words.tsx";
import toolsStyles from "./tools.module.css";

/** The messaging hub, with a conversation over three channels; the filter works by styles alone. */
export function Messaging() {
  const name = useSignature();
  const channels = [
    { value: "all", label: m.solutions_hub_all() },
    { value: "whatsapp", label: "WhatsApp" },
    { value: "email", label: m.solutions_hub_email() },
    { value: "site", label: m.solutions_hub_site() },
  ];
  const labelOf = (value: string) => channels.find((channel) => channel.value === value)?.label;
  const messages = [
    { channel: "site", isOurs: false, text: m.solutions_hub_1() },
    { channel: "email", isOurs: true, text: m.solutions_hub_2() },
    { channel: "whatsapp", isOurs: false, text: m.solutions_hub_3() },
    { channel: "whatsapp", isOurs: true, text: m.solutions_hub_4() },
  ];
  return (
    <section className={classNames(toolsStyles.tool, styles.toolMessaging)} data-slot="tool">
      <div className="wrap grid-12">
        <ToolWords title={m.tool_messaging()} lead={m.solutions_hub_lead()} />
        <Demonstration>
          <div className={styles.hub} data-slot="hub">
            <fieldset className={styles.hubChannels}>
              <legend className="sr-only">{m.solutions_hub_channel()}</legend>
              {channels.map(({ value, label }) => (
                <label key={value}>
                  <input type="radio" name="channel" value={value} defaultChecked={value === "all"} />
                  {label}
                </label>
              ))}
            </fieldset>
            <ul aria-live="polite">
              {messages.map(({ channel, isOurs, text }) => (
                <li key={text} data-channel={channel} data-ours={isOurs || undefined}>
                  <p className={styles.hubFrom} data-slot="hub-from">
                    <span>{isOurs ? name : m.solutions_hub_traveller()}</span>
                    <span>{labelOf(channel)}</span>
                  </p>
                  <p>{text}</p>
                </li>
              ))}
            </ul>
          </div>
        </Demonstration>
      </div>
    </section>
  );
}
