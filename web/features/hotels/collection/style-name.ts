import type { HotelStyle } from "#domain/hotels/hotels.ts";
import { m } from "#messages/messages.js";

const names: Record<HotelStyle, () => string> = {
  family_resort: m.hotels_style_family_resort,
  private_island: m.hotels_style_private_island,
  beach: m.hotels_style_beach,
  city: m.hotels_style_city,
  countryside: m.hotels_style_countryside,
  mountain: m.hotels_style_mountain,
  wilderness: m.hotels_style_wilderness,
  wellness: m.hotels_style_wellness,
};

/** A style in the reader's language. */
export function styleName(style: HotelStyle): string {
  return names[style]();
}
