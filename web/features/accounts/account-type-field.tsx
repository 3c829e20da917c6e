import type { UseFormRegisterReturn } from "react-hook-form";
import { m } from "#messages/messages.js";
import fieldStyles from "#web/ui/field.module.css";
import styles from "./accounts.module.css";

/** The account types of spec §2, as they are sent. */
const types = [
  { value: "advisor", name: m.account_type_advisor, note: m.account_type_advisor_note },
  { value: "hotel", name: m.account_type_hotel, note: m.account_type_hotel_note },
  { value: "tour_operator", name: m.account_type_tour_operator, note: m.account_type_tour_operator_note },
  { value: "other", name: m.account_type_other, note: m.account_type_other_note },
] as const;

export type AccountType = (typeof types)[number]["value"];

/** One of four, each with a word on who it is for. */
export function AccountTypeField({ field }: { field: UseFormRegisterReturn }) {
  return (
    <fieldset className={styles.accountTypes}>
      <legend className={fieldStyles.fieldLabel} data-slot="field-label">
        {m.account_type()}
      </legend>
      <div>
        {types.map(({ value, name, note }) => (
          <label key={value}>
            <input type="radio" value={value} {...field} />
            {name()}
            <span>{note()}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
