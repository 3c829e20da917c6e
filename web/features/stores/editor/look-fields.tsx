import { storePictures } from "#domain/stores/stores.ts";
import {
  Accent,
  accentBlocker,
  accentContrast,
  readableAccent,
  storeThemes,
  themeGrounds,
  usualAccents,
} from "#domain/stores/themes.ts";
import { m } from "#messages/messages.js";
import { formatNumber } from "#web/locale/format.ts";
import { Button } from "#web/ui/button.tsx";
import { Picture } from "#web/ui/picture.tsx";
import { TextField } from "#web/ui/text-field.tsx";
import { themeNames } from "../words.ts";
import styles from "./editor.module.css";
import type { Dressing } from "./use-dress.ts";

/** Theme, accent and picture of a store; an accent that could not be read is refused with the nearest that can. */
export function LookFields({ dressing }: { dressing: Dressing }) {
  const { dress, change } = dressing;
  return (
    <>
      <fieldset>
        <legend>{m.stores_theme()}</legend>
        <div className={styles.themes}>
          {storeThemes.map((theme) => (
            <label key={theme}>
              <input
                type="radio"
                name="theme"
                checked={dress.theme === theme}
                onChange={() => change({ theme, accent: accentFor(dress, theme) })}
              />
              <svg viewBox="0 0 2 1" aria-hidden="true">
                <rect width="2" height="1" fill={themeGrounds[theme][0]} />
                <rect width="0.5" height="1" x="1.5" fill={usualAccents[theme]} />
              </svg>
              {themeNames[theme]()}
            </label>
          ))}
        </div>
      </fieldset>
      <AccentField dressing={dressing} />
      <fieldset>
        <legend>{m.stores_picture()}</legend>
        <div className={styles.pictures}>
          {storePictures.map((picture, at) => (
            <label key={picture}>
              <input
                type="radio"
                name="picture"
                aria-label={m.stores_picture_number({ number: at + 1, count: storePictures.length })}
                checked={dress.picture === picture}
                onChange={() => change({ picture })}
              />
              <Picture name={picture} sizes="8rem" isDecorative />
            </label>
          ))}
        </div>
      </fieldset>
    </>
  );
}

type Dress = Dressing["dress"];

/** The house's accent goes with its theme; a seller's own stays theirs, in a tone that can be read there. */
function accentFor({ theme: before, accent }: Dress, theme: Dress["theme"]): string {
  if (accent === usualAccents[before] || !Accent.safeParse(accent).success) return usualAccents[theme];
  return readableAccent({ theme, accent });
}

function AccentField({ dressing: { dress, change } }: { dressing: Dressing }) {
  const { accent } = dress;
  const isColour = Accent.safeParse(accent).success;
  const ratio = isColour ? formatNumber(Math.floor(accentContrast(dress) * 10) / 10) : "";
  const isReadable = isColour && !accentBlocker(dress);
  const wrong = isColour ? m.stores_accent_unreadable({ ratio }) : m.stores_accent_wrong();
  const better = isColour && !isReadable ? readableAccent(dress) : null;
  return (
    <div className={styles.accent}>
      <TextField
        label={m.stores_accent()}
        hint={isReadable ? m.stores_accent_hint({ ratio }) : undefined}
        error={isReadable ? undefined : wrong}
        value={accent}
        maxLength={7}
        autoComplete="off"
        spellCheck={false}
        onChange={({ target }) => change({ accent: target.value.trim().toLowerCase() })}
      />
      {better && (
        <Button look="outline" size="small" onClick={() => change({ accent: better })}>
          <svg viewBox="0 0 1 1" width="14" height="14" aria-hidden="true">
            <rect width="1" height="1" fill={better} />
          </svg>
          {m.stores_accent_use({ colour: better })}
        </Button>
      )}
    </div>
  );
}
