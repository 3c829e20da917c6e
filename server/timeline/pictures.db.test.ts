import { readFile } from "node:fs/promises";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import {
  MAX_PICTURE_BYTES,
  type PostDetail,
  type SentPicture,
  type TimelinePage,
  type TimelinePost,
} from "#domain/timeline/timeline.ts";
import { sweepPictures } from "./pictures/sweep-pictures.ts";
import { getTimelineWorld, type TimelineWorld, type Who } from "./testing/timeline-world.ts";

const HOUR_MS = 3_600_000;
let world: TimelineWorld;
const call: TimelineWorld["call"] = (...asked) => world.call(...asked);
beforeAll(async () => {
  world = await getTimelineWorld();
});
beforeEach(() => world.plant());
afterAll(() => world.close());

const said = { text: "O terraço de manhã.", audience: "members", pictures: [], hotelIds: [] };
const onePixel = Buffer.from(
  "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==",
  "base64",
);
async function send(who: Who, body: Uint8Array<ArrayBuffer> = new Uint8Array(onePixel)) {
  return world.api("/api/timeline/pictures", {
    method: "POST",
    headers: {
      authorization: `Bearer ${await world.tokenOf(who)}`,
      "content-type": "application/octet-stream",
    },
    body,
  });
}
async function sayWithPicture(audience = "members"): Promise<{ id: string; url: string }> {
  const kept: SentPicture = await (await send("advisor")).json();
  const pictures = [{ id: kept.id, alt: "Um ponto" }];
  const answer = await call("advisor", "POST", "", { ...said, audience, pictures });
  const post: TimelinePost = await answer.json();
  return { id: post.id, url: post.pictures[0]!.url };
}
const statusOf = async (url: string) => (await world.api(url)).status;
const passHours = (hours: number) => world.clock.set(new Date(world.clock.now().getTime() + hours * HOUR_MS));

test("a picture is its owner's, is seen while its post stands, and is swept when it is never posted", async () => {
  const refused = await send("advisor", new TextEncoder().encode("<svg onload='alert(1)'/>"));
  expect(refused.status).toBe(415);
  const kept: SentPicture = await (await send("advisor")).json();
  const pictures = [{ id: kept.id, alt: "Um ponto" }];
  expect((await call("operator", "POST", "", { ...said, pictures })).status).toBe(400);
  const post: TimelinePost = await (await call("advisor", "POST", "", { ...said, pictures })).json();
  const { url } = post.pictures[0]!;
  expect(await statusOf(url)).toBe(200);
  expect(await statusOf(`${url}&width=480`)).toBe(200);
  await call("advisor", "DELETE", `/${post.id}`);
  expect(await statusOf(url)).toBe(404);
  const loose: SentPicture = await (await send("advisor")).json();
  passHours(25);
  await sweepPictures(world.deps);
  const left = await world.db.selectFrom("timeline_pictures").select("id").execute();
  expect(left.map((row) => row.id)).toEqual([kept.id]);
  expect(loose.id).not.toBe(kept.id);
});

test("a photograph may be as large as the timeline says, which is larger than words", async () => {
  const coast = await readFile("web/art/originals/martinhal-coast.jpg");
  expect(coast.length).toBeGreaterThan(256 * 1_024);
  expect((await send("advisor", new Uint8Array(coast))).status).toBe(201);
  const large = await send("advisor", new Uint8Array(MAX_PICTURE_BYTES + 1));
  expect([large.status, (await large.json()).code]).toEqual([413, "body_too_large"]);
});

test("a picture opens by the address that its readers are given alone, the same all day and until the next has ended", async () => {
  world.clock.set(new Date("2026-03-02T08:00:00Z"));
  const { id, url } = await sayWithPicture("sellers");
  const [bare, query] = url.split("?") as [string, string];
  const signed = new URLSearchParams(query);
  const altered = (name: string, value: string) => {
    const other = new URLSearchParams(signed);
    other.set(name, value);
    return `${bare}?${other}`;
  };
  const signature = signed.get("signature")!;
  const later = String(Number(signed.get("expires")) + 24 * 3_600);
  const another = await sayWithPicture();
  for (const strange of [
    bare,
    `${bare}?signature=${signature}`,
    altered("expires", later),
    altered("expires", `0${signed.get("expires")}`),
    altered("signature", signature.slice(0, -1)),
    altered("signature", `${signature.startsWith("A") ? "B" : "A"}${signature.slice(1)}`),
    `${another.url.split("?")[0]}?${query}`,
  ]) {
    const answer = await world.api(strange);
    expect([answer.status, (await answer.json()).code], strange).toEqual([404, "not_found"]);
  }

  // Who may read the post is given the address, on every way to it; who may not has neither.
  const { post }: PostDetail = await (await call("operator", "GET", `/${id}`)).json();
  const listed = async (who: Who) => {
    const { rows }: TimelinePage = await (await call(who, "GET", "")).json();
    return rows.find((row) => row.id === id)?.pictures.map((picture) => picture.url);
  };
  expect([post.pictures[0]!.url, await listed("operator"), await listed("admin")]).toEqual([
    url,
    [url],
    [url],
  ]);
  expect(await listed("hotel")).toBeUndefined();
  expect((await call("hotel", "GET", `/${id}`)).status).toBe(404);

  passHours(15);
  world.signInAnew();
  expect(await listed("operator")).toEqual([url]);
  passHours(24);
  expect(await statusOf(url)).toBe(200);
  passHours(1);
  expect(await statusOf(url)).toBe(404);
  world.signInAnew();
  const [anew] = (await listed("operator"))!;
  expect(anew).not.toBe(url);
  expect(await statusOf(anew!)).toBe(200);
});

test("what was taken down takes its pictures along for everybody but who judges it, and brings them back with it", async () => {
  const { id, url } = await sayWithPicture();
  const report = { postId: id, commentId: null, kind: "exposes_guest", words: null };
  await call("operator", "POST", "/reports", report);
  expect(await statusOf(url)).toBe(404);
  const { rows } = await (await call("admin", "GET", "/reports?state=open")).json();
  const decision = { decision: "removed", reason: "Mostra hóspedes." };
  expect((await call("admin", "POST", `/reports/${rows[0].id}/decision`, decision)).status).toBe(200);
  const { post }: PostDetail = await (await call("advisor", "GET", `/${id}`)).json();
  expect(post.state).toBe("removed");
  for (const address of [url, post.pictures[0]!.url]) expect(await statusOf(address)).toBe(404);
  expect(await statusOf(rows[0].subject.pictures[0].url)).toBe(200);
  await call("advisor", "POST", `/removals/${post.removal!.id}/appeal`, { text: "São atores." });
  const answer = { isRestored: true, answer: "De fato." };
  await call("admin", "POST", `/appeals/${post.removal!.id}/answer`, answer);
  expect(await statusOf(url)).toBe(200);
});
