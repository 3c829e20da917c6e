import { Colour, type HouseColour, houseColours } from "#domain/marketing/brand.ts";
import { brandTones, contrast } from "#domain/proposals/brand-tones.ts";
import { m } from "#messages/messages.js";
import { formatNumber } from "#web/locale/format.ts";
import { TextField } from "#web/ui/text-field.tsx";
import { colourName } from "../names.ts";
import styles from "./brand.module.css";
import { Swatch } from "./swatch.tsx";

const names = Object.keys(houseColours) as HouseColour[];

/** Whether a text is a colour that can be kept. */
export const isColour = (text: string) => Colour.safeParse(text).success;

type ColourChoiceProps = { colour: string; onColour: (colour: string) => void };

/** One of the house's colours, or a code; it says in which tone the name will stand on it. */
export function ColourChoice({ colour, onColour }: ColourChoiceProps) {
  return (
    <>
      <fieldset>
        <legend>{m.marketing_colour()}</legend>
        <div className={styles.colours}>
          {names.map((name) => (
            <label key={name} className={styles.colour}>
              <input
                type="radio"
                name="colour"
                checked={colour === houseColours[name]}
                onChange={() => onColour(houseColours[name])}
              />
              <Swatch colour={houseColours[name]} />
              {colourName(name)}
            </label>
          ))}
        </div>
      </fieldset>
      <TextField
        label={m.marketing_colour_code()}
        hint={isColour(colour) ? readability(colour) : m.marketing_colour_hint()}
        error={isColour(colour) ? undefined : m.marketing_colour_wrong()}
        value={colour}
        onChange={(event) => onColour(event.target.value.trim().toLowerCase())}
        autoComplete="off"
        spellCheck={false}
        maxLength={7}
      />
    </>
  );
}

function readability(colour: string): string {
  const { onSurface } = brandTones(colour);
  const tone =
    contrast(onSurface, "#ffffff") < contrast(onSurface, "#000000")
      ? m.marketing_tone_light()
      : m.marketing_tone_dark();
  const ratio = Math.floor(contrast(colour, onSurface) * 10) / 10;
  return m.marketing_colour_readable({ tone, ratio: formatNumber(ratio) });
}
