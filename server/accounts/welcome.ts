import { homeOf } from "#domain/accounts/homes.ts";
import { on } from "../facts/listener.ts";
import { notify } from "../notifications/notify.ts";
import { profileToComplete } from "./notices.ts";

/** Leaves a person who has just come in their first thing to do: the profile. */
export const welcome = on("account_welcomed", async (tx, deps, { data: { userId, role } }) => {
  notify(tx, deps, profileToComplete, { userId, params: {}, link: `${homeOf[role]}/profile` });
});
