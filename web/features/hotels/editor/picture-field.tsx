import { m } from "#messages/messages.js";
import { getLocale } from "#messages/runtime.js";
import { type ArtName, art } from "#web/art/generated/art.ts";
import { Picture } from "#web/ui/picture.tsx";
import { SelectField } from "#web/ui/select-field.tsx";
import styles from "./editor.module.css";

type Focus = { x: number; y: number };
type PictureFieldProps = {
  art: string;
  focus: Focus | null;
  onChange: (name: string, focus: Focus | undefined) => void;
};

const STEPS = [0, 0.25, 0.5, 0.75, 1];
const names = Object.keys(art) as ArtName[];

/** A picture of the house's art and the point of it that stays in view. */
export function PictureField({ art: name, focus, onChange }: PictureFieldProps) {
  const language = getLocale();
  const at = focus ?? { x: 0.5, y: 0.5 };
  const steps = STEPS.map((share) => ({ value: String(share), label: `${share * 100} %` }));
  return (
    <div className={styles.picture}>
      <div className="plate">
        {name in art && <Picture name={name as ArtName} sizes="12rem" isDecorative />}
      </div>
      <div className={styles.pictureChoice}>
        <SelectField
          label={m.editor_picture()}
          value={name}
          options={names.map((value) => ({ value, label: art[value].alt[language] }))}
          onChange={(event) => onChange(event.target.value, undefined)}
        />
        <div className={styles.focus}>
          <SelectField
            label={m.editor_focus_x()}
            value={String(nearest(at.x))}
            options={steps}
            onChange={(event) => onChange(name, { ...at, x: Number(event.target.value) })}
          />
          <SelectField
            label={m.editor_focus_y()}
            value={String(nearest(at.y))}
            options={steps}
            onChange={(event) => onChange(name, { ...at, y: Number(event.target.value) })}
          />
        </div>
      </div>
    </div>
  );
}

function nearest(share: number): number {
  return STEPS.reduce((best, step) => (Math.abs(step - share) < Math.abs(best - share) ? step : best));
}
