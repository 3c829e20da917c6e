import type { PersonalPart } from "../privacy/personal-part.ts";
import { openPhoto } from "./photo/open-photo.ts";
import { findHeld, leaveAgency } from "./queries.ts";
import { readProfile } from "./read-profile.ts";

/** What a person said of themselves, with their photograph. */
export const ownProfile: PersonalPart = {
  name: "profile",
  read: async (deps, { id }) => {
    const found = await readProfile(deps, id);
    const fileId = found?.profile.photoUrl?.split("/").at(-1);
    const photo = fileId ? await openPhoto(deps, { fileId, accepts: "image/webp" }) : null;
    return { ...found?.profile, photo: photo && (await toDataUrl(photo)) };
  },
  forget: async (tx, { files }, { id }) => {
    const held = await findHeld(tx, id);
    if (held?.photo_file_id) await files.remove(tx, held.photo_file_id);
    if (held?.agency_id) await leaveAgency(tx, { userId: id, agencyId: held.agency_id });
  },
};

async function toDataUrl(answer: Response): Promise<string> {
  const bytes = Buffer.from(await answer.arrayBuffer());
  return `data:${answer.headers.get("content-type")};base64,${bytes.toString("base64")}`;
}
