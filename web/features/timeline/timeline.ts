import { keepPreviousData, useQuery } from "@tanstack/react-query";
import type { Audience } from "#domain/timeline/audiences.ts";
import type { AppealAnswer, Decision } from "#domain/timeline/moderation.ts";
import {
  COMMENTS_AT_ONCE,
  MAX_PICTURE_BYTES,
  type NewPost,
  type NewReport,
  type PostDetail,
  type PostEdit,
  type ReactionKind,
  SentPicture,
  TimelinePage,
  type TimelinePost,
} from "#domain/timeline/timeline.ts";
import type { TimelineApi } from "#server/timeline/contract.ts";
import { fetchAsMember, memberApi } from "#web/session/member-api.ts";
import { bodyOf } from "#web/session/queries/refusal.ts";
import { useList } from "#web/session/queries/use-list.ts";
import type { Write } from "#web/session/queries/write.ts";
import { shrinkPicture } from "#web/ui/shrink-picture.ts";
import { LIST, NEWS, POSTS, TIMELINE } from "./keys.ts";

export type Place = { audience?: Audience | undefined; until?: string | undefined };

/** What members say, from the newest or from a day on. */
export function useTimeline({ audience, until }: Place) {
  const place = { ...(audience && { audience }), ...(until && { until }) };
  return useList({
    queryKey: [...LIST, place],
    read: async (cursor) => {
      const query = { ...place, limit: "15", ...(cursor ? { cursor } : {}) };
      return TimelinePage.parse(await bodyOf(await memberApi<TimelineApi>().timeline.$get({ query })));
    },
  });
}

/** The newest few, for the dashboard. */
export function useNewest() {
  return useQuery({
    queryKey: [...NEWS, "card"],
    queryFn: async () =>
      TimelinePage.parse(
        await bodyOf(await memberApi<TimelineApi>().timeline.$get({ query: { limit: "3" } })),
      ),
  });
}

/** How many posts of others have come since one. */
export function useNewer(than: string | undefined) {
  return useQuery({
    queryKey: [...NEWS, "newer", than],
    queryFn: async () =>
      bodyOf(await memberApi<TimelineApi>().timeline.newer.$get({ query: { than: than! } })),
    enabled: than !== undefined,
  });
}

/** One post and its conversation. */
export function usePost(id: string, isWanted = true) {
  return useQuery({
    queryKey: [...POSTS, id],
    queryFn: () => readPost(id, COMMENTS_AT_ONCE),
    enabled: isWanted,
  });
}

/** The same with so many of the latest comments; what was read before stays until they are there. */
export function useTalk(id: string, many: number) {
  return useQuery({
    queryKey: many === COMMENTS_AT_ONCE ? [...POSTS, id] : [...POSTS, id, many],
    queryFn: () => readPost(id, many),
    placeholderData: keepPreviousData,
  });
}

async function readPost(id: string, many: number): Promise<PostDetail> {
  const query = { many: String(many) };
  return bodyOf(await memberApi<TimelineApi>().timeline[":id"].$get({ param: { id }, query }));
}

export function useHistory(id: string) {
  return useQuery({
    queryKey: [...TIMELINE, "history", id],
    queryFn: async () =>
      bodyOf(await memberApi<TimelineApi>().timeline[":id"].history.$get({ param: { id } })),
  });
}

export function useDays(month: string) {
  return useQuery({
    queryKey: [...TIMELINE, "days", month],
    queryFn: async () =>
      (await bodyOf(await memberApi<TimelineApi>().timeline.days.$get({ query: { month } }))).days,
  });
}

export function useTalkedOf() {
  return useQuery({
    queryKey: [...TIMELINE, "talked-of"],
    queryFn: async () => (await bodyOf(await memberApi<TimelineApi>().timeline["talked-of"].$get())).hotels,
  });
}

export function useMutes() {
  return useQuery({
    queryKey: [...TIMELINE, "mutes"],
    queryFn: async () => (await bodyOf(await memberApi<TimelineApi>().timeline.mutes.$get())).people,
  });
}

export function useNameable(q: string | null) {
  return useQuery({
    queryKey: [...TIMELINE, "hotels", q],
    queryFn: async () =>
      (await bodyOf(await memberApi<TimelineApi>().timeline.hotels.$get({ query: { q: q ?? "" } }))).hotels,
    enabled: q !== null,
  });
}

const changes = [TIMELINE];

export const writePost: Write<NewPost, TimelinePost> = {
  send: (post, intent) => memberApi<TimelineApi>().timeline.$post({ json: post }, intent),
  changes,
};
export const editPost: Write<PostEdit & { id: string }, PostDetail> = {
  send: ({ id, ...edit }, intent) =>
    memberApi<TimelineApi>().timeline[":id"].$put({ param: { id }, json: edit }, intent),
  changes,
};
export const withdrawPost: Write<{ id: string }, unknown> = {
  send: ({ id }, intent) => memberApi<TimelineApi>().timeline[":id"].$delete({ param: { id } }, intent),
  changes,
};
export const withdrawComment: Write<{ id: string }, unknown> = {
  send: ({ id }, intent) =>
    memberApi<TimelineApi>().timeline.comments[":id"].$delete({ param: { id } }, intent),
  changes,
};
export const addComment: Write<{ id: string; text: string }, PostDetail> = {
  send: ({ id, text }, intent) =>
    memberApi<TimelineApi>().timeline[":id"].comments.$post({ param: { id }, json: { text } }, intent),
  changes: [POSTS, LIST],
};
export const giveReaction: Write<{ id: string; kind: ReactionKind; isOn: boolean }, PostDetail> = {
  send: ({ id, kind, isOn }, intent) =>
    memberApi<TimelineApi>().timeline[":id"].reactions.$put({ param: { id }, json: { kind, isOn } }, intent),
  changes: [POSTS, LIST],
};
export const muteMember: Write<{ id: string; isOn: boolean }, unknown> = {
  send: ({ id, isOn }, intent) =>
    memberApi<TimelineApi>().timeline.mutes[":userId"].$put(
      { param: { userId: id }, json: { isOn } },
      intent,
    ),
  changes,
};
export const markRead: Write<{ postId: string }, unknown> = {
  send: (json, intent) => memberApi<TimelineApi>().timeline.read.$put({ json }, intent),
};
export const sendReport: Write<NewReport, { id: string }> = {
  send: (report, intent) => memberApi<TimelineApi>().timeline.reports.$post({ json: report }, intent),
  changes,
};
export const sendAppeal: Write<{ id: string; text: string }, unknown> = {
  send: ({ id, text }, intent) =>
    memberApi<TimelineApi>().timeline.removals[":id"].appeal.$post({ param: { id }, json: { text } }, intent),
  changes,
};
export const decideReport: Write<Decision & { id: string }, unknown> = {
  send: ({ id, ...decision }, intent) =>
    memberApi<TimelineApi>().timeline.reports[":id"].decision.$post(
      { param: { id }, json: decision },
      intent,
    ),
  changes,
};
export const answerAppeal: Write<AppealAnswer & { id: string }, unknown> = {
  send: ({ id, ...answer }, intent) =>
    memberApi<TimelineApi>().timeline.appeals[":id"].answer.$post({ param: { id }, json: answer }, intent),
  changes,
};

export type PictureSent = { picture: SentPicture } | { trouble: "unreadable" | "offline" | "failed" };

/** Makes a chosen picture as small as the timeline needs it and sends it; says why not, where it cannot. */
export async function sendPicture(file: File): Promise<PictureSent> {
  const small = await shrinkPicture(file, MAX_PICTURE_BYTES).catch(() => null);
  if (!small) return { trouble: "unreadable" };
  try {
    const answer = await fetchAsMember("/api/timeline/pictures", { method: "POST", body: small });
    if (!answer.ok) return { trouble: answer.status < 500 ? "unreadable" : "failed" };
    return { picture: SentPicture.parse(await answer.json()) };
  } catch {
    return { trouble: navigator.onLine ? "failed" : "offline" };
  }
}
