import { randomUUID } from "node:crypto";
import sharp from "sharp";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { MAX_FILE_BYTES, MAX_PICTURES, type NewFile, newFile, Upload } from "#domain/journeys/files.ts";
import { transact } from "#platform/database/transact.ts";
import { getWorld, type World } from "#testing/world.ts";
import { plantPeople } from "../accounts/plant-people.ts";
import { plantTiers } from "../accounts/plant-tiers.ts";
import { beginWithItem, bytesOf, comeIn, edit, publish, read, shown } from "./testing/file-stories.ts";
import { type Member, paper, photograph, put, send } from "./testing/own-files.ts";

let world: World;
let [advisor, operator]: Member[] = [];
beforeAll(async () => {
  world = await getWorld({ env: { RATE_LIMIT_SCALE: "1000" } });
});
beforeEach(async () => {
  await world.reset();
  await plantTiers(world.db);
  await plantPeople(world.deps);
  [advisor, operator] = await Promise.all(["advisor", "operator"].map((who) => comeIn(world, who)));
});
afterAll(() => world.close());

test("of a photograph only what it shows is kept: place and camera are gone before it is stored", async () => {
  const { journey, blockId } = await beginWithItem(advisor!);
  const content = await photograph();
  expect(content.includes("CAMERA-DE-MARINA")).toBe(true);
  const caption = { pt: "A falésia, vista do mar", en: "" };
  const { upload } = await put(world, advisor!, { journey, content, blockId, caption });
  expect(upload).toMatchObject({ name: "Foto.jpg", mediaType: "image/jpeg", width: 2_000, height: 1_200 });
  const kept = await bytesOf(world, upload.id);
  expect((await sharp(kept).metadata()).exif).toBeUndefined();
  expect(kept.includes("CAMERA-DE-MARINA")).toBe(false);
  const { files } = await read(advisor!, journey);
  expect(files).toMatchObject([{ blockId, caption, audience: "client", version: 1, isRemoved: false }]);
});

test("a file is opened by the address its owner is given, and by none that somebody makes", async () => {
  const { journey } = await beginWithItem(advisor!);
  const { upload } = await put(world, advisor!, { journey, content: await photograph() });
  const { upload: pdf } = await put(world, advisor!, { journey, content: paper(), name: "Roteiro.pdf" });
  const answer = await advisor!.call("GET", `/api/journeys/${journey.id}/files`);
  const { files } = await answer.json();
  const addressOf = (id: string) => files.find(({ uploadId }: { uploadId: string }) => uploadId === id).small;
  const picture = await world.api(addressOf(upload.id));
  expect([picture.status, picture.headers.get("content-type")]).toEqual([200, "image/webp"]);
  const handed = await world.api(addressOf(pdf.id));
  expect(handed.headers.get("content-disposition")).toContain('attachment; filename="Roteiro.pdf"');
  expect(Buffer.from(await handed.arrayBuffer())).toEqual(paper());
  const made = [
    `/api/journey-files/${upload.id}`,
    addressOf(pdf.id).replace(pdf.id, upload.id),
    addressOf(upload.id).replace("journey-files", "timeline-pictures"),
  ];
  for (const address of made) expect((await world.api(address)).status, address).toBe(404);
  expect((await operator!.call("GET", `/api/journeys/${journey.id}/files`)).status).toBe(404);
  world.clock.set(new Date(world.clock.now().getTime() + 3 * 86_400_000));
  expect((await world.api(addressOf(upload.id))).status).toBe(404);
});

test("nothing, too much, what is no picture or paper, and a broken one are each refused in a word, and nothing stays", async () => {
  const { journey } = await beginWithItem(advisor!);
  const whole = await photograph();
  const refused: [Uint8Array, number, object][] = [
    [new Uint8Array(), 400, { fields: { file: "required" } }],
    [new Uint8Array(MAX_FILE_BYTES + 1), 413, { code: "body_too_large" }],
    [Buffer.from("<script>alert(1)</script>"), 415, { code: "unsupported_media_type" }],
    [whole.subarray(0, 400), 400, { fields: { file: "invalid" } }],
  ];
  for (const [content, status, said] of refused) {
    const answer = await send(world, advisor!, journey, content, "x.jpg");
    expect([answer.status, await answer.json()]).toEqual([status, expect.objectContaining(said)]);
  }
  expect((await send(world, advisor!, journey, whole, "")).status).toBe(400);
  expect((await send(world, operator!, journey, whole)).status).toBe(404);
  expect(await world.db.selectFrom("journey_uploads").select("id").execute()).toEqual([]);
});

test("what somebody else sent, what is gone, what was never sent so, and another's item are put nowhere", async () => {
  const { journey, blockId } = await beginWithItem(advisor!);
  const theirs = await beginWithItem(operator!);
  const content = await photograph();
  const arrived = async (member: Member, which: { id: string }) =>
    Upload.parse(await (await send(world, member, which, content)).json());
  const [own, other, gone] = [
    await arrived(advisor!, journey),
    await arrived(operator!, theirs.journey),
    await arrived(advisor!, journey),
  ];
  await transact(world.db, (tx) => world.deps.files.remove(tx, gone.id));
  const file = (upload: Upload, change: Partial<NewFile> = {}) => ({
    ...newFile({ id: randomUUID(), upload, blockId, position: "V" }),
    ...change,
  });
  const add = (one: NewFile) => edit(advisor!, journey, { kind: "add_files", files: [one] });
  const unknown = { code: "validation_failed", fields: { upload: "unknown" } };
  for (const one of [
    file(other),
    file(gone),
    file({ ...own, id: randomUUID() }),
    file({ ...own, width: 9_000 }),
  ])
    expect(await add(one)).toMatchObject({ status: 400, body: unknown });
  expect(await add(file(own, { blockId: theirs.blockId }))).toMatchObject({
    ...{ status: 400, body: { fields: { blockId: "unknown" } } },
  });
  expect(await add(file(own))).toMatchObject({ status: 200 });
  expect((await read(advisor!, journey)).files).toHaveLength(1);
});

test("of sixty-one pictures the last is refused; one that stands twice counts once, and one taken out makes room", async () => {
  const { journey, blockId } = await beginWithItem(advisor!);
  const first = await put(world, advisor!, { journey, content: await photograph(), blockId });
  const { content, ...row } = await world.db
    .selectFrom("journey_uploads")
    .selectAll()
    .executeTakeFirstOrThrow();
  const original = await world.db.selectFrom("files").selectAll().executeTakeFirstOrThrow();
  const uploads = Array.from({ length: MAX_PICTURES }, () => ({ ...(content as Upload), id: randomUUID() }));
  for (const upload of uploads) {
    const stored = { ...original, id: upload.id, storage_key: `${upload.id}/copy` };
    await world.db.insertInto("files").values(stored).execute();
    const known = { ...row, id: upload.id, content: JSON.stringify(upload) };
    await world.db.insertInto("journey_uploads").values(known).execute();
  }
  const files = uploads.map((upload) => newFile({ id: randomUUID(), upload, blockId, position: "V" }));
  const add = (some: NewFile[]) => edit(advisor!, journey, { kind: "add_files", files: some });
  expect((await add(files.slice(1))).status).toBe(200);
  const full = { status: 409, body: { code: "journey_files_full", fields: { pictures: "too_long" } } };
  expect(await add(files.slice(0, 1))).toMatchObject(full);
  expect((await add([{ ...first, id: randomUUID() }])).status).toBe(200);
  const out = files.slice(1, 2).map(({ id }) => ({ fileId: id, version: 1, changes: { isRemoved: true } }));
  expect((await edit(advisor!, journey, { kind: "set_files", edits: out })).status).toBe(200);
  expect((await add(files.slice(0, 1))).status).toBe(200);
  const back = out.map((one) => ({ ...one, version: 2, changes: { isRemoved: false } }));
  expect(await edit(advisor!, journey, { kind: "set_files", edits: back })).toMatchObject(full);
});

test("an edit of a file as it no longer is gets what stands there now, and changes nothing", async () => {
  const { journey, blockId } = await beginWithItem(advisor!);
  const { id: fileId } = await put(world, advisor!, { journey, content: paper(), blockId, name: "Nota.pdf" });
  const set = (version: number, changes: Partial<NewFile>) =>
    edit(advisor!, journey, { kind: "set_files", edits: [{ fileId, version, changes }] });
  expect((await set(1, { audience: "client" })).status).toBe(200);
  expect(await set(1, { caption: { pt: "Outra", en: "" } })).toMatchObject({
    ...{ status: 409, body: { code: "conflict", current: { files: [{ id: fileId, audience: "client" }] } } },
  });
  expect((await read(advisor!, journey)).files).toMatchObject([{ version: 2, caption: { pt: "" } }]);
});

test("a cover is a picture of the journey that is wide enough", async () => {
  const { journey } = await beginWithItem(advisor!);
  const wide = await put(world, advisor!, { journey, content: await photograph() });
  const narrow = await put(world, advisor!, { journey, content: await photograph({ width: 1_280 }) });
  const cover = async (fileId: string) => {
    const { version } = await read(advisor!, journey);
    const changes = { cover: { kind: "own", fileId, focus: { x: 52, y: 40 } } };
    return (await edit(advisor!, journey, { kind: "set_journey", version, changes })).body;
  };
  expect(await cover(narrow.id)).toMatchObject({ fields: { cover: "invalid" } });
  expect(await cover(randomUUID())).toMatchObject({ fields: { cover: "invalid" } });
  expect(await cover(wide.id)).toMatchObject({
    changes: { journey: { head: { cover: { fileId: wide.id } } } },
  });
  const preview = await (await advisor!.call("GET", `/api/journeys/${journey.id}/preview`)).json();
  expect(preview.cover).toMatchObject({ kind: "own", id: wide.upload.id, focus: { x: 0.52, y: 0.4 } });
});

test("the bearer of a link is given the files of that snapshot, and no internal paper, other journey's or taken-back one", async () => {
  const { journey, blockId } = await beginWithItem(advisor!);
  const picture = await put(world, advisor!, { journey, content: await photograph(), blockId });
  const internal = await put(world, advisor!, { journey, content: paper(), blockId, name: "Custos.pdf" });
  const theirs = await beginWithItem(operator!);
  const other = await put(world, operator!, { ...theirs, content: await photograph() });
  const token = await publish(advisor!, journey);
  const openings = async () =>
    Promise.all([picture, internal, other].map(({ upload }) => shown(world, token, upload.id)));
  expect(await openings()).toEqual([200, null, null]);
  expect(await shown(world, "x".repeat(43), picture.upload.id)).toBeNull();
  expect(await shown(world, token, "../service.key")).toBeNull();
  const tick = [{ fileId: internal.id, version: 1, changes: { audience: "client" } }];
  await edit(advisor!, journey, { kind: "set_files", edits: tick });
  expect(await openings()).toEqual([200, null, null]);
  await publish(advisor!, journey);
  expect(await openings()).toEqual([200, 200, null]);
  const drop = [{ fileId: picture.id, version: 1, changes: { isRemoved: true } }];
  await edit(advisor!, journey, { kind: "set_files", edits: drop });
  expect(await openings()).toEqual([200, 200, null]);
  await publish(advisor!, journey);
  expect(await openings()).toEqual([null, 200, null]);
  await advisor!.call("POST", `/api/proposal-links/${journey.id}/revoke`, { version: 1 });
  await world.db.updateTable("proposal_links").set({ revoked_at: world.clock.now() }).execute();
  expect(await openings()).toEqual([null, null, null]);
});
