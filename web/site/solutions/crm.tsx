import { m } from "#messages/messages.js";
import { Checkbox } from "#web/ui/checkbox.tsx";
import { classNames } from "#web/ui/class-names.ts";
import fieldStyles from "#web/ui/field.module.css";
import crmAndHubStyles from "./crm-and-hub.module.css";
import { Demonstration } from "./demonstration.tsx";
import { ToolWords } from "./tool-words.tsx";
import styles from "./tools.module.css";

/** CRM, with one record whose steps can be ticked. */
export function Crm() {
  const facts = [
    { name: m.solutions_crm_rooms(), value: m.solutions_crm_rooms_value() },
    { name: m.solutions_crm_table(), value: m.solutions_crm_table_value() },
    { name: m.solutions_crm_window(), value: m.solutions_crm_window_value() },
  ];
  const steps = [m.solutions_crm_step_1(), m.solutions_crm_step_2(), m.solutions_crm_step_3()];
  return (
    <section className={classNames(styles.tool, styles.toolReversed)} data-slot="tool">
      <div className="wrap grid-12">
        <ToolWords title={m.tool_crm()} lead={m.solutions_crm_lead()} />
        <Demonstration>
          <div className={classNames(styles.sheetCard, crmAndHubStyles.crm)}>
            <p className="d4">{m.solutions_crm_name()}</p>
            <dl>
              {facts.map(({ name, value }) => (
                <div key={name}>
                  <dt>{name}</dt>
                  <dd>{value}</dd>
                </div>
              ))}
            </dl>
            <fieldset>
              <legend className={fieldStyles.fieldLabel} data-slot="field-label">
                {m.solutions_crm_next()}
              </legend>
              {steps.map((step, at) => (
                <Checkbox key={step} label={step} defaultChecked={at === 0} />
              ))}
            </fieldset>
          </div>
        </Demonstration>
      </div>
    </section>
  );
}
