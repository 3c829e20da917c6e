import { HeroLook, type Measured } from "#domain/heroes/hero-desk.ts";
import { heroFileAddress, heroFileIdOf } from "#domain/site/file-addresses.ts";
import { FocalPoints, Picture } from "#domain/site/pictures.ts";
import type { Db, Tx } from "#platform/database/database.ts";
import type { Deps } from "../../deps.ts";
import { refuse } from "../../http/refuse.ts";
import { findFiles, type HeroChange, type HeroRow } from "./queries.ts";
import { readArtLight } from "./read-light.ts";

const tenths = ({ x, y }: { x: number; y: number }) => ({ x: Math.round(x * 10), y: Math.round(y * 10) });
const shares = ({ x, y }: { x: number; y: number }) => ({ x: x / 10, y: y / 10 });

/** The first words of a text, whole ones. */
function shortened(text: string): string {
  return text.length <= 40 ? text.trim() : text.slice(0, 40).replace(/\s+\S*$/, "");
}

/** What readers see of a hero, as an administrator would write it. */
export function liveLook(row: HeroRow): HeroLook {
  const picture = Picture.parse(row.picture);
  const focal = FocalPoints.parse(row.focal_points);
  const alt = row.alt as { pt: string; en: string };
  const id = picture.kind === "file" ? heroFileIdOf(picture.src) : null;
  return HeroLook.parse({
    name: row.name || shortened(alt.pt) || row.page,
    kind: row.kind,
    picture: id
      ? { kind: "file", id }
      : { kind: "art", name: picture.kind === "art" ? picture.name : "hero-home" },
    film: row.film,
    alt: { pt: alt.pt.slice(0, 300), en: alt.en.slice(0, 300) },
    focus: { phone: tenths(focal.phone), tablet: tenths(focal.tablet), desktop: tenths(focal.desktop) },
    veil: row.veil,
  });
}

/** A look as the columns that pages read; a file that is not a hero's is refused. */
export async function columnsOf(db: Db | Tx, look: HeroLook): Promise<HeroChange> {
  const { name, kind, film, alt, focus, veil } = look;
  return {
    ...{ name, kind, veil, film: kind === "image" ? null : film },
    picture: JSON.stringify(await pictureOf(db, look)),
    alt: JSON.stringify(alt),
    focal_points: JSON.stringify({
      ...{ phone: shares(focus.phone), tablet: shares(focus.tablet), desktop: shares(focus.desktop) },
    }),
  };
}

async function pictureOf(db: Db | Tx, { picture, alt }: HeroLook): Promise<Picture> {
  if (picture.kind === "art") {
    if (!(await readArtLight(picture.name))) throw invalidPicture();
    return { kind: "art", name: picture.name, alt };
  }
  const [file] = await findFiles(db, [picture.id]);
  if (!file?.width || !file.height) throw invalidPicture();
  return { kind: "file", src: heroFileAddress(file.id), width: file.width, height: file.height, alt };
}

const invalidPicture = () => refuse("validation_failed", { fields: { picture: "invalid" } });

/** What is known of the files a look names. */
export async function measure(
  { db, files }: Pick<Deps, "files"> & { db: Db | Tx },
  { picture, film }: HeroLook,
): Promise<Measured> {
  const filmId = film && heroFileIdOf(film);
  const pictureId = picture.kind === "file" ? picture.id : null;
  const rows = await findFiles(
    db,
    [filmId, pictureId].flatMap((id) => id || []),
  );
  const filmBytes = rows.find(({ id }) => id === filmId)?.bytes ?? null;
  const common = { filmBytes: filmBytes === null ? null : Number(filmBytes) };
  if (picture.kind === "art") {
    const lit = await readArtLight(picture.name);
    return {
      ...common,
      src: null,
      width: lit?.width ?? 16,
      height: lit?.height ?? 9,
      light: lit?.light ?? null,
      pictureBytes: null,
    };
  }
  const row = rows.find(({ id }) => id === pictureId);
  const found = await files.find(db, picture.id);
  const widest = found?.renditions
    .filter(({ format }) => format === "avif")
    .sort((one, other) => other.width - one.width)[0];
  return {
    ...common,
    src: heroFileAddress(picture.id),
    width: row?.width ?? 16,
    height: row?.height ?? 9,
    light: row?.light ?? null,
    pictureBytes: widest ? Number(widest.bytes) : null,
  };
}
