import { m } from "#messages/messages.js";
import { TextAreaField } from "#web/ui/text-area-field.tsx";
import { TextField } from "#web/ui/text-field.tsx";
import type { Dressing } from "./use-dress.ts";

/** The sentence and the text of a store, in both languages. */
export function WordFields({ dressing: { dress, change } }: { dressing: Dressing }) {
  const { headline, bio } = dress;
  return (
    <fieldset>
      <legend>{m.stores_words()}</legend>
      <div className="stack">
        <TextField
          label={m.stores_headline_pt()}
          hint={m.stores_headline_hint()}
          value={headline.pt}
          maxLength={120}
          lang="pt-BR"
          onChange={({ target }) => change({ headline: { ...headline, pt: target.value } })}
        />
        <TextField
          label={m.stores_headline_en()}
          value={headline.en}
          maxLength={120}
          lang="en"
          onChange={({ target }) => change({ headline: { ...headline, en: target.value } })}
        />
        <TextAreaField
          label={m.stores_bio_pt()}
          value={bio.pt}
          rows={5}
          maxLength={2_000}
          lang="pt-BR"
          onChange={({ target }) => change({ bio: { ...bio, pt: target.value } })}
        />
        <TextAreaField
          label={m.stores_bio_en()}
          value={bio.en}
          rows={5}
          maxLength={2_000}
          lang="en"
          onChange={({ target }) => change({ bio: { ...bio, en: target.value } })}
        />
      </div>
    </fieldset>
  );
}
