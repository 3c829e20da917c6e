import { queryOptions } from "@tanstack/react-query";
import {
  DeskDetail,
  DeskList,
  DeskQuery,
  MAX_PICTURE_BYTES,
  type NewPost,
  type PostFrame,
  PostHistory,
  type PostMove,
  type TextEdit,
} from "#domain/posts/posts.ts";
import type { Language } from "#domain/text.ts";
import type { PostsApi } from "#server/posts/contract.ts";
import { fetchAsMember, memberApi } from "#web/session/member-api.ts";
import { bodyOf } from "#web/session/queries/refusal.ts";
import { useList } from "#web/session/queries/use-list.ts";
import type { Write } from "#web/session/queries/write.ts";
import { shrinkPicture } from "#web/ui/shrink-picture.ts";

const DESK = ["posts-desk"] as const;

/** Every post that an address asks for, page after page. */
export function useDesk(asked: Record<string, string>) {
  const query = DeskQuery.omit({ cursor: true, limit: true }).parse(asked);
  return useList({
    queryKey: [...DESK, "list", query],
    read: async (cursor) => {
      const page = { query: { ...query, ...(cursor ? { cursor } : {}) } };
      return DeskList.parse(await bodyOf(await memberApi<PostsApi>().admin.posts.$get(page)));
    },
  });
}

/** One post with its texts. */
export const postQuery = (id: string) =>
  queryOptions({
    queryKey: [...DESK, "one", id],
    queryFn: async () =>
      DeskDetail.parse(await bodyOf(await memberApi<PostsApi>().admin.posts[":id"].$get({ param: { id } }))),
  });

/** How its texts read before. */
export const historyQuery = (id: string) =>
  queryOptions({
    queryKey: [...DESK, "history", id],
    queryFn: async () =>
      PostHistory.parse(
        await bodyOf(await memberApi<PostsApi>().admin.posts[":id"].history.$get({ param: { id } })),
      ),
  });

/** Begins a post. */
export const beginPost: Write<NewPost, DeskDetail> = {
  send: (json, intent) => memberApi<PostsApi>().admin.posts.$post({ json }, intent),
  changes: [DESK],
};

/** Changes a post's address, category, byline and cover. */
export const framePost = (id: string): Write<PostFrame, DeskDetail> => ({
  send: (json, intent) => memberApi<PostsApi>().admin.posts[":id"].$put({ param: { id }, json }, intent),
  changes: [DESK],
});

/** Writes a post's text in a language. */
export const writePost = (id: string, language: Language): Write<TextEdit, DeskDetail> => ({
  send: (json, intent) =>
    memberApi<PostsApi>().admin.posts[":id"].texts[":language"].$put(
      { param: { id, language }, json },
      intent,
    ),
  changes: [DESK],
});

/** Schedules, publishes or unlists a post. */
export const movePost = (id: string): Write<PostMove, DeskDetail> => ({
  send: (json, intent) =>
    memberApi<PostsApi>().admin.posts[":id"].state.$post({ param: { id }, json }, intent),
  changes: [DESK],
});

/** Makes a new preview link. */
export const sharePreview = (id: string): Write<null, { path: string }> => ({
  send: (_, intent) => memberApi<PostsApi>().admin.posts[":id"].preview.$post({ param: { id } }, intent),
});

export type SentPicture = { id: string; width: number; height: number };

/** Makes a chosen picture as small as pages need it and sends it; nothing where it cannot be. */
export async function sendPicture(file: File): Promise<SentPicture | null> {
  const small = await shrinkPicture(file, MAX_PICTURE_BYTES).catch(() => null);
  if (!small) return null;
  const answer = await fetchAsMember("/api/admin/post-pictures", { method: "POST", body: small }).catch(
    () => null,
  );
  return answer?.ok ? ((await answer.json()) as SentPicture) : null;
}
