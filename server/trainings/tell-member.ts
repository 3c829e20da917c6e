import { homeOf } from "#domain/accounts/homes.ts";
import type { Role } from "#domain/accounts/roles.ts";
import { on } from "../facts/listener.ts";
import { notify } from "../notifications/notify.ts";
import { certificateEnding, certificateIssued } from "./notices.ts";
import { findHolder } from "./queries.ts";

/** Tells whoever passed a training that the certificate is there, and later that it ends. */
export const tellMember = [
  on("training_passed", async (tx, deps, { data: { certificateId, userId } }) => {
    const holder = await findHolder(tx, { id: certificateId, userId });
    if (!holder) return;
    const link = `${homeOf[holder.role as Role]}/growth`;
    notify(tx, deps, certificateIssued, { userId, params: holder.title, link });
  }),
  on("certificate_ending", async (tx, deps, { data: { certificateId, trainingId, userId, endsOn } }) => {
    const holder = await findHolder(tx, { id: certificateId, userId });
    if (!holder) return;
    const link = `${homeOf[holder.role as Role]}/growth/trainings/${trainingId}`;
    const params = { ...holder.title, day: endsOn };
    notify(tx, deps, certificateEnding, { userId, params, link });
  }),
];
