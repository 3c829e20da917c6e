import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { demoId } from "#database/seed/demo/demo-id.ts";
import { type DemoPost, demoPosts } from "#database/seed/demo/timeline.ts";
import type { Tx } from "#platform/database/database.ts";
import { transact } from "#platform/database/transact.ts";
import type { Draft } from "#platform/files/receive-upload.ts";
import { places } from "#platform/places.ts";
import type { Deps } from "../deps.ts";
import { insertRemoval, insertReport, updateAppeal } from "./moderation/queries.ts";
import { insertPicture } from "./pictures/queries.ts";
import { findPublishedHotels } from "./queries.ts";
import {
  attachPictures,
  insertComment,
  insertPost,
  insertReaction,
  lockPost,
  replaceMentions,
  updateState,
  updateText,
} from "./saying/queries.ts";

const HOUR_MS = 60 * 60 * 1_000;
const MINUTE_MS = 60 * 1_000;
const MAX_BYTES = 8 * 1_024 * 1_024;

type Hotels = Map<string, { id: string; name: string }>;
type Plan = { idOf: (email: string) => string | undefined; at: (hoursAgo: number) => Date; hotels: Hotels };

/** Gives the demo world what its members tell each other, once. */
export async function plantTimeline(deps: Deps): Promise<void> {
  const { db, clock } = deps;
  const now = clock.now().getTime();
  const slugs = demoPosts.flatMap(({ text }) =>
    [...text.matchAll(/\{([a-z-]+)\}/g)].map(([, slug]) => slug!),
  );
  const hotels = new Map((await findPublishedHotels(db, slugs)).map((hotel) => [hotel.slug, hotel]));
  const ids = await findIds(deps);
  const plan: Plan = {
    idOf: (email) => ids.get(email),
    at: (hoursAgo) => new Date(now - hoursAgo * HOUR_MS),
    hotels,
  };
  for (const post of demoPosts) {
    const authorId = plan.idOf(post.author);
    if (authorId) await plantPost(deps, post, plan, authorId);
  }
}

async function findIds({ auth }: Deps): Promise<Map<string, string>> {
  const emails = new Set(
    demoPosts.flatMap(({ author, useful = [], thanks = [], comments = [], report, removal }) => [
      ...[author, ...useful, ...thanks, ...comments.map(({ by }) => by)],
      ...[report?.by, removal?.by].filter((email) => email !== undefined),
    ]),
  );
  const found = new Map<string, string>();
  for (const email of emails) {
    const user = await auth.getUserByEmail(email);
    if (user) found.set(email, user.id);
  }
  return found;
}

async function plantPost(deps: Deps, post: DemoPost, plan: Plan, authorId: string): Promise<void> {
  const id = demoId(`timeline/${post.name}`);
  const now = plan.at(post.hoursAgo);
  const { text, hotelIds } = named(post.text, plan.hotels);
  const isThere = await transact(deps.db, (tx) => lockPost(tx, id));
  if (isThere) return;
  const drafts = await receivePictures(deps, post);
  await transact(deps.db, async (tx) => {
    const first = named(post.editedFrom ?? post.text, plan.hotels).text;
    await insertPost(tx, { id, authorId, text: first, audience: post.audience ?? "members", now });
    if (post.editedFrom)
      await updateText(tx, { id, before: first, text, now: new Date(now.getTime() + 8 * MINUTE_MS) });
    await replaceMentions(tx, { postId: id, text, hotelIds, now });
    for (const { draft } of drafts) {
      await deps.files.store(tx, draft);
      const { width, height } = draft;
      await insertPicture(tx, { id: draft.id, width: width!, height: height!, ownerId: authorId, now });
    }
    const pictures = drafts.map(({ draft, alt }) => ({ id: draft.id, alt }));
    await attachPictures(tx, { postId: id, ownerId: authorId, pictures });
    await plantAnswers(tx, { post, plan, id });
    await plantDecisions(tx, { post, plan, id, authorId });
  });
}

function named(text: string, hotels: Hotels) {
  const hotelIds: string[] = [];
  const words = text.replace(/\{([a-z-]+)\}/g, (_, slug: string) => {
    const hotel = hotels.get(slug);
    if (hotel) hotelIds.push(hotel.id);
    return hotel ? `@${hotel.name}` : slug;
  });
  return { text: words, hotelIds };
}

async function receivePictures({ files }: Deps, { pictures = [] }: DemoPost) {
  const drafts: { draft: Draft; alt: string }[] = [];
  for (const { art, alt } of pictures) {
    const content = new Uint8Array(await readFile(join(places.artOriginals, `${art}.jpg`)));
    const received = await files.receive({ content, maxBytes: MAX_BYTES, accept: ["image/jpeg"] });
    if ("draft" in received) drafts.push({ draft: received.draft, alt });
  }
  return drafts;
}

type Planted = { post: DemoPost; plan: Plan; id: string };

async function plantAnswers(tx: Tx, { post, plan, id }: Planted): Promise<void> {
  for (const kind of ["useful", "thanks"] as const) {
    for (const email of post[kind] ?? []) {
      const userId = plan.idOf(email);
      if (userId) await insertReaction(tx, { postId: id, userId, kind, now: plan.at(post.hoursAgo) });
    }
  }
  for (const [number, { by, text, hoursAgo }] of (post.comments ?? []).entries()) {
    const authorId = plan.idOf(by);
    const said = { id: demoId(`timeline/${post.name}/${number}`), postId: id, text, now: plan.at(hoursAgo) };
    if (authorId) await insertComment(tx, { ...said, authorId });
  }
}

async function plantDecisions(tx: Tx, { post, plan, id, authorId }: Planted & { authorId: string }) {
  const { report, removal, name } = post;
  const subject = { postId: id, commentId: null };
  const now = plan.at(post.hoursAgo - 20);
  const reporterId = report && plan.idOf(report.by);
  if (report && reporterId) {
    const given = { ...subject, kind: report.kind, words: report.words };
    await insertReport(tx, { id: demoId(`timeline/${name}/report`), reporterId, report: given, now });
  }
  const by = removal && plan.idOf(removal.by);
  if (!removal || !by) return;
  const { reason, appeal } = removal;
  const removalId = demoId(`timeline/${name}/removal`);
  await insertRemoval(tx, { id: removalId, ...subject, authorId, reason, by, now });
  await updateState(tx, { ...subject, state: "removed" });
  if (appeal) await updateAppeal(tx, { id: removalId, text: appeal, now: plan.at(post.hoursAgo - 30) });
}
