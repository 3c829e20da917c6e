import { fetchAsMember } from "#web/session/member-api.ts";
import { profileResource } from "../profile-resource.ts";

/** Keeps a picture as the person's photograph; false if it could not be. */
export async function sendPhoto(photo: Blob): Promise<boolean> {
  return change({ method: "PUT", body: photo });
}

/** Takes the photograph away; false if it could not be. */
export async function removePhoto(): Promise<boolean> {
  return change({ method: "DELETE" });
}

async function change(init: RequestInit): Promise<boolean> {
  const answer = await fetchAsMember("/api/profile/photo", init).catch(() => null);
  if (!answer?.ok) return false;
  await profileResource.reload();
  return true;
}
