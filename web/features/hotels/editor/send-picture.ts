import { MAX_PICTURE_BYTES, OwnPicture } from "#domain/hotels/pictures.ts";
import { fetchAsMember } from "#web/session/member-api.ts";

/** No page shows a picture wider; drawn anew, it carries no place and no camera. */
const WIDEST = 2_400;
const QUALITIES = [0.86, 0.7, 0.5];

export type SentPicture = { picture: OwnPicture } | { trouble: "unreadable" | "offline" | "failed" };

/** Makes a chosen picture as small as pages need it and sends it; says why not, where it cannot. */
export async function sendPicture(hotelId: string, file: File): Promise<SentPicture> {
  const small = await shrink(file).catch(() => null);
  if (!small) return { trouble: "unreadable" };
  try {
    const answer = await fetchAsMember(`/api/houses/${hotelId}/pictures`, { method: "POST", body: small });
    if (!answer.ok) return { trouble: answer.status < 500 ? "unreadable" : "failed" };
    return { picture: OwnPicture.parse(await answer.json()) };
  } catch {
    return { trouble: navigator.onLine ? "failed" : "offline" };
  }
}

async function shrink(file: File): Promise<Blob | null> {
  const picture = await createImageBitmap(file);
  const scale = Math.min(1, WIDEST / picture.width);
  const canvas = document.createElement("canvas");
  canvas.width = Math.max(1, Math.round(picture.width * scale));
  canvas.height = Math.max(1, Math.round(picture.height * scale));
  const context = canvas.getContext("2d");
  if (!context) return null;
  context.imageSmoothingQuality = "high";
  context.drawImage(picture, 0, 0, canvas.width, canvas.height);
  picture.close();
  for (const quality of QUALITIES) {
    const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, "image/jpeg", quality));
    if (blob && blob.size <= MAX_PICTURE_BYTES) return blob;
  }
  return null;
}
