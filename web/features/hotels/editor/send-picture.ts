import { MAX_PICTURE_BYTES, OwnPicture } from "#domain/hotels/pictures.ts";
import { fetchAsMember } from "#web/session/member-api.ts";
import { shrinkPicture } from "#web/ui/shrink-picture.ts";

export type SentPicture = { picture: OwnPicture } | { trouble: "unreadable" | "offline" | "failed" };

/** Makes a chosen picture as small as pages need it and sends it; says why not, where it cannot. */
export async function sendPicture(hotelId: string, file: File): Promise<SentPicture> {
  const small = await shrinkPicture(file, MAX_PICTURE_BYTES).catch(() => null);
  if (!small) return { trouble: "unreadable" };
  try {
    const answer = await fetchAsMember(`/api/houses/${hotelId}/pictures`, { method: "POST", body: small });
    if (!answer.ok) return { trouble: answer.status < 500 ? "unreadable" : "failed" };
    return { picture: OwnPicture.parse(await answer.json()) };
  } catch {
    return { trouble: navigator.onLine ? "failed" : "offline" };
  }
}
