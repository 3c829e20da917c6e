import type { PictureView } from "../reading/hotel-view.ts";
import { HotelPicture } from "./hotel-picture.tsx";

/** A picture in its frame of paper. */
export function Plate({ picture, sizes }: { picture: PictureView | undefined; sizes: string }) {
  if (!picture) return null;
  return (
    <div className="plate">
      <HotelPicture picture={picture} sizes={sizes} />
    </div>
  );
}
