import { fetchAsMember } from "#web/session/member-api.ts";
import type { Write } from "#web/session/queries/write.ts";
import { profileQuery } from "../profile.ts";

/** Keeps a picture as the person's photograph, or takes the photograph away. */
export const changePhoto: Write<Blob | null, unknown> = {
  send: (photo, { headers }) =>
    fetchAsMember("/api/profile/photo", {
      headers,
      ...(photo ? { method: "PUT", body: photo } : { method: "DELETE" }),
    }),
  changes: [profileQuery.queryKey],
};
