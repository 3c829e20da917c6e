import { m } from "#messages/messages.js";
import { classNames } from "#web/ui/class-names.ts";
import fieldStyles from "#web/ui/field.module.css";
import { TextField } from "#web/ui/text-field.tsx";
import styles from "./signature.module.css";

type SignatureFormProps = { name: string; onName: (name: string) => void };

/** A name and a colour that the demonstrations below take on; the colours work by styles alone. */
export function SignatureForm({ name, onName }: SignatureFormProps) {
  const colours = [
    { value: "jacaranda", label: m.solutions_colour_jacaranda() },
    { value: "sea", label: m.solutions_colour_sea() },
    { value: "forest", label: m.solutions_colour_forest() },
    { value: "brass", label: m.solutions_colour_brass() },
  ];
  return (
    <section className={classNames("section", styles.signature)}>
      <div className="wrap grid-12">
        <div className={styles.signatureWords}>
          <h2 className="d3">{m.solutions_sign_title()}</h2>
          <p>{m.solutions_sign_text()}</p>
        </div>
        <form className={styles.signatureForm} onSubmit={(event) => event.preventDefault()}>
          <TextField
            label={m.solutions_sign_name()}
            placeholder={m.solutions_sign_default()}
            value={name}
            maxLength={40}
            autoComplete="organization"
            onChange={(event) => onName(event.target.value)}
          />
          <fieldset>
            <legend className={fieldStyles.fieldLabel} data-slot="field-label">
              {m.solutions_sign_colour()}
            </legend>
            {colours.map(({ value, label }) => (
              <label key={value} className={styles.signatureColour} data-colour={value}>
                <input type="radio" name="colour" value={value} defaultChecked={value === "jacaranda"} />
                {label}
              </label>
            ))}
          </fieldset>
        </form>
      </div>
    </section>
  );
}
