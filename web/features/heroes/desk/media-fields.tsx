import { type ChangeEvent, useState } from "react";
import { HERO_BUDGET, type HeroLook, type Measured } from "#domain/heroes/hero-desk.ts";
import type { HeroKind } from "#domain/heroes/heroes.ts";
import { m } from "#messages/messages.js";
import { art } from "#web/art/generated/art.ts";
import { formatBytes } from "#web/locale/format.ts";
import { said } from "#web/locale/said.ts";
import { SelectField } from "#web/ui/select-field.tsx";
import { TextField } from "#web/ui/text-field.tsx";
import { toast } from "#web/ui/toast/toast.ts";
import styles from "./desk.module.css";
import { sendHeroFile } from "./hero-desk.ts";
import { artNames } from "./picture-source.ts";

type MediaFieldsProps = {
  look: HeroLook;
  measured: Measured;
  change: (part: Partial<HeroLook>) => void;
  onMeasured: (part: Partial<Measured>) => void;
};
const kinds: Record<HeroKind, () => string> = {
  image: m.heroes_kind_image,
  video_file: m.heroes_kind_file,
  video_embed: m.heroes_kind_embed,
};
const OWN = "own";

/** What opens the page: a picture of the collection or one that is sent, a film or none, and what it weighs. */
export function MediaFields({ look, measured, change, onMeasured }: MediaFieldsProps) {
  const choosePicture = (name: string) => {
    const found = artNames.find((each) => each === name);
    if (!found) return;
    const { width, height } = art[found];
    change({ picture: { kind: "art", name: found } });
    // Its light is measured when the draft is saved.
    onMeasured({ src: null, width, height, light: null, pictureBytes: null });
  };
  const chosen = look.picture.kind === "art" ? look.picture.name : OWN;
  const pictures = artNames.map((value) => ({ value, label: said(art[value].alt) }));
  return (
    <section className="stack" aria-label={m.heroes_media()}>
      <h2 className={styles.heading}>{m.heroes_media()}</h2>
      <div className={styles.pair}>
        <TextField
          label={m.heroes_name()}
          maxLength={60}
          value={look.name}
          onChange={(event) => change({ name: event.target.value })}
        />
        <SelectField
          label={m.heroes_kind()}
          value={look.kind}
          options={Object.entries(kinds).map(([value, name]) => ({ value, label: name() }))}
          onChange={(event) => change({ kind: event.target.value as HeroKind })}
        />
        <SelectField
          label={m.heroes_picture()}
          value={chosen}
          options={chosen === OWN ? [{ value: OWN, label: m.heroes_picture_own() }, ...pictures] : pictures}
          onChange={(event) => choosePicture(event.target.value)}
        />
        <PictureFile {...{ change, onMeasured }} />
        {look.kind === "video_embed" && (
          <TextField
            label={m.heroes_film_address()}
            type="url"
            maxLength={300}
            placeholder="https://vimeo.com/…"
            value={look.film ?? ""}
            onChange={(event) => change({ film: event.target.value })}
          />
        )}
        {look.kind === "video_file" && <FilmFile {...{ look, change, onMeasured }} />}
      </div>
      <Weights {...{ look, measured }} />
    </section>
  );
}

type Sending = Pick<MediaFieldsProps, "change" | "onMeasured">;

function PictureFile({ change, onMeasured }: Sending) {
  const [isSending, setIsSending] = useState(false);
  const send = async ({ target: { files } }: ChangeEvent<HTMLInputElement>) => {
    if (!files?.[0]) return;
    setIsSending(true);
    const sent = await sendHeroFile("picture", files[0]);
    setIsSending(false);
    if (!sent) return void toast({ tone: "bad", text: m.heroes_send_failed() });
    change({ picture: { kind: "file", id: sent.id } });
    const { src, width, height } = sent;
    onMeasured({ src, width: width ?? 16, height: height ?? 9, light: null, pictureBytes: null });
  };
  return (
    <TextField
      label={m.heroes_send_picture()}
      hint={isSending ? m.heroes_sending() : m.heroes_send_picture_hint()}
      type="file"
      accept="image/jpeg,image/png,image/webp,image/avif"
      onChange={(event) => void send(event as ChangeEvent<HTMLInputElement>)}
    />
  );
}

function FilmFile({ look, change, onMeasured }: Sending & { look: HeroLook }) {
  const [isSending, setIsSending] = useState(false);
  const send = async ({ target: { files } }: ChangeEvent<HTMLInputElement>) => {
    if (!files?.[0]) return;
    setIsSending(true);
    const sent = await sendHeroFile("film", files[0]);
    setIsSending(false);
    if (!sent) return void toast({ tone: "bad", text: m.heroes_send_failed() });
    change({ film: sent.src });
    onMeasured({ filmBytes: sent.bytes });
  };
  const kept = look.film ? m.heroes_film_kept({ film: look.film }) : m.heroes_send_film_hint();
  return (
    <TextField
      label={m.heroes_send_film()}
      hint={isSending ? m.heroes_sending() : kept}
      type="file"
      accept="video/mp4,video/webm"
      onChange={(event) => void send(event as ChangeEvent<HTMLInputElement>)}
    />
  );
}

function Weights({ look, measured }: { look: HeroLook; measured: Measured }) {
  const { pictureBytes, filmBytes } = measured;
  const { pictureBytes: most, filmBytes: mostFilm } = HERO_BUDGET;
  const picture =
    pictureBytes === null
      ? look.picture.kind === "art"
        ? m.heroes_weight_art()
        : m.heroes_weight_pending()
      : m.heroes_weight_picture({ size: formatBytes(pictureBytes), budget: formatBytes(most) });
  return (
    <p className={styles.quiet}>
      {m.heroes_weight()}: {picture}.
      {filmBytes !== null &&
        ` ${m.heroes_weight_film({ size: formatBytes(filmBytes), budget: formatBytes(mostFilm) })}.`}
    </p>
  );
}
