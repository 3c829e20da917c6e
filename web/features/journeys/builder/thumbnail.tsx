import type { BlockPicture } from "#domain/journeys/blocks.ts";
import { type ArtName, art } from "#web/art/generated/art.ts";
import { Picture } from "#web/ui/picture.tsx";

/** A picture of a block, small: of the house's art or of a hotel's kit; its words stand beside it. */
export function Thumbnail({ picture, sizes = "96px" }: { picture: BlockPicture; sizes?: string }) {
  if (picture.kind === "file") {
    return <img src={picture.src} width={picture.width} height={picture.height} alt="" loading="lazy" />;
  }
  return picture.name in art ? <Picture name={picture.name as ArtName} sizes={sizes} isDecorative /> : null;
}
