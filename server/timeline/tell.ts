import { homeOf } from "#domain/accounts/homes.ts";
import type { Role } from "#domain/accounts/roles.ts";
import { on } from "../facts/listener.ts";
import { notify } from "../notifications/notify.ts";
import { findModerators, findRemoved, findReporter } from "./moderation/queries.ts";
import {
  appealDecided,
  appealed,
  commented,
  held,
  mentioned,
  removed,
  reportDecided,
  reported,
} from "./notices.ts";
import { findAuthorName, findMentioned, findRole, findTalk } from "./queries.ts";

const pageOf = (role: string | null, postId: string) =>
  `${homeOf[(role ?? "advisor") as Role]}/social?post=${postId}`;

/** Tells people of what concerns them on the timeline: answers, mentions, and every decision with its reason. */
export const tellOfTimeline = [
  on("timeline_posted", async (tx, deps, { data: { postId } }) => {
    const told = await findMentioned(tx, postId);
    if (told.length === 0) return;
    const name = await findAuthorName(tx, postId);
    for (const { userId, hotel } of told) {
      notify(tx, deps, mentioned, { userId, params: { name, hotel }, link: pageOf("hotel", postId) });
    }
  }),
  on("timeline_commented", async (tx, deps, { data: { postId, commentId } }) => {
    const talk = await findTalk(tx, commentId);
    if (!talk || talk.toldId === talk.speakerId) return;
    const { toldId: userId, role, speaker: name } = talk;
    notify(tx, deps, commented, { userId, params: { name }, link: pageOf(role, postId) });
  }),
  on("timeline_reported", async (tx, deps, { data: { postId, authorId, isHeld } }) => {
    for (const { id: userId } of await findModerators(tx)) {
      notify(tx, deps, reported, { userId, params: {}, link: "/admin/reports" });
    }
    if (!isHeld) return;
    const link = pageOf(await findRole(tx, authorId), postId);
    notify(tx, deps, held, { userId: authorId, params: {}, link });
  }),
  on("timeline_report_decided", async (tx, deps, { data: { reportId, decision } }) => {
    const told = await findReporter(tx, reportId);
    if (!told?.userId) return;
    const { userId, role, reason } = told;
    const link = `${homeOf[role as Role]}/social`;
    notify(tx, deps, reportDecided, { userId, params: { decision, reason: reason ?? "" }, link });
  }),
  on("timeline_removed", async (tx, deps, { data: { removalId } }) => {
    const told = await findRemoved(tx, removalId);
    if (!told) return;
    const { userId, role, reason, postId } = told;
    notify(tx, deps, removed, { userId, params: { reason }, link: pageOf(role, postId) });
  }),
  on("timeline_appealed", async (tx, deps) => {
    for (const { id: userId } of await findModerators(tx)) {
      notify(tx, deps, appealed, { userId, params: {}, link: "/admin/reports?show=appeals" });
    }
  }),
  on("timeline_appeal_decided", async (tx, deps, { data: { removalId, isRestored } }) => {
    const told = await findRemoved(tx, removalId);
    if (!told) return;
    const { userId, role, answer, postId } = told;
    const params = { isRestored: isRestored ? "yes" : "no", answer: answer ?? "" };
    notify(tx, deps, appealDecided, { userId, params, link: pageOf(role, postId) });
  }),
];
