import type { Picture as Shown } from "#domain/site/pictures.ts";
import { type ArtName, art } from "#web/art/generated/art.ts";
import { Picture } from "#web/ui/picture.tsx";

/** A picture of a campaign's set, beside words that say what it is. */
export function CampaignPicture({ picture, sizes }: { picture: Shown; sizes: string }) {
  if (picture.kind === "file") {
    return <img src={picture.src} width={picture.width} height={picture.height} alt="" loading="lazy" />;
  }
  return picture.name in art ? <Picture name={picture.name as ArtName} sizes={sizes} isDecorative /> : null;
}
