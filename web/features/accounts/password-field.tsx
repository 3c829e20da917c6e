import { Eye, EyeOff } from "lucide-react";
import { type ComponentProps, useState } from "react";
import { m } from "#messages/messages.js";
import fieldStyles from "#web/ui/field.module.css";
import { Field, type FieldProps } from "#web/ui/field.tsx";
import styles from "./accounts.module.css";

/** A password that can be looked at while it is typed. */
export function PasswordField({ label, error, ...input }: FieldProps & Omit<ComponentProps<"input">, "id">) {
  const [isShown, setIsShown] = useState(false);
  const Icon = isShown ? EyeOff : Eye;
  return (
    <Field label={label} error={error}>
      {(control) => (
        <div className={styles.passwordControl}>
          <input
            className={fieldStyles.control}
            data-slot="control"
            {...input}
            {...control}
            type={isShown ? "text" : "password"}
          />
          <button
            type="button"
            aria-label={isShown ? m.account_hide_password() : m.account_show_password()}
            onClick={() => setIsShown(!isShown)}
          >
            <Icon size={18} strokeWidth={1.4} aria-hidden="true" />
          </button>
        </div>
      )}
    </Field>
  );
}
