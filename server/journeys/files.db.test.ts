import { randomUUID } from "node:crypto";
import sharp from "sharp";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { emptyBlock } from "#domain/journeys/blocks.ts";
import { MAX_FILE_BYTES, MAX_PICTURES, type NewFile, newFile, Upload } from "#domain/journeys/files.ts";
import type { Journey } from "#domain/journeys/journeys.ts";
import { transact } from "#platform/database/transact.ts";
import { enter } from "#testing/enter.ts";
import { getWorld, type World } from "#testing/world.ts";
import { plantPeople } from "../accounts/plant-people.ts";
import { plantTiers } from "../accounts/plant-tiers.ts";
import { openShownFile } from "../proposals/files/open-shown-file.ts";
import { sweepUploads } from "./files/sweep-uploads.ts";
import { ownJourneys } from "./own-journeys.ts";
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
  [advisor, operator] = await Promise.all(["advisor", "operator"].map(comeIn));
});
afterAll(() => world.close());

async function comeIn(who: string): Promise<Member> {
  const { token } = await enter(world, who);
  const call = (method: string, path: string, body?: unknown) =>
    world.api(path, {
      method,
      headers: { authorization: `Bearer ${token}`, "content-type": "application/json" },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
  return { token, call };
}
const read = async ({ call }: Member, { id }: { id: string }): Promise<Journey> =>
  (await call("GET", `/api/journeys/${id}`)).json();
const edit = async ({ call }: Member, { id }: { id: string }, operation: object) => {
  const answer = await call("POST", `/api/journeys/${id}/operations`, { id: randomUUID(), ...operation });
  return { status: answer.status, body: await answer.json() };
};
async function begin(member: Member, change: object = {}): Promise<Journey> {
  const given = {
    ...{ title: "Sul", startsOn: "2027-07-04", endsOn: "2027-07-08", currency: "EUR", language: "pt" },
    ...{ clientId: null, copyOf: null, ...change },
  };
  return (await member.call("POST", "/api/journeys", given)).json();
}
/** A journey of one item, which is given back with it. */
async function beginWithItem(member: Member) {
  const journey = await begin(member);
  const place = { optionId: journey.options[0]!.id, kind: "experience", day: 0, position: "V" } as const;
  const block = { ...emptyBlock({ id: randomUUID(), ...place }), title: { pt: "Veleiro", en: "" } };
  await edit(member, journey, { kind: "add_blocks", blocks: [block] });
  return { journey, blockId: block.id };
}
async function publish(member: Member, journey: { id: string }) {
  const { revision } = await read(member, journey);
  const published = await member.call("POST", `/api/journeys/${journey.id}/publish`, { revision });
  expect(published.status).toBe(200);
  const made = await member.call("POST", `/api/proposal-links/${journey.id}`, {
    language: "pt",
    passcode: null,
  });
  return made.ok ? ((await made.json()).url as string).split("/").at(-1)! : "";
}
const shown = async (token: string, id: string) =>
  (await openShownFile(world.deps, { token, cookies: undefined }, { id, width: null, accepts: "image/webp" }))
    ?.status ?? null;
const bytesOf = async (id: string) => {
  const { file } = (await world.deps.files.find(world.db, id))!;
  return Buffer.from(
    await new Response(await world.deps.files.read(file.storageKey, file.bytes)).arrayBuffer(),
  );
};

test("of a photograph only what it shows is kept: place and camera are gone before it is stored", async () => {
  const { journey, blockId } = await beginWithItem(advisor!);
  const content = await photograph();
  expect(content.includes("CAMERA-DE-MARINA")).toBe(true);
  const caption = { pt: "A falésia, vista do mar", en: "" };
  const { upload } = await put(world, advisor!, { journey, content, blockId, caption });
  expect(upload).toMatchObject({ name: "Foto.jpg", mediaType: "image/jpeg", width: 2_000, height: 1_200 });
  const kept = await bytesOf(upload.id);
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
    Promise.all([picture, internal, other].map(({ upload }) => shown(token, upload.id)));
  expect(await openings()).toEqual([200, null, null]);
  expect(await shown("x".repeat(43), picture.upload.id)).toBeNull();
  expect(await shown(token, "../service.key")).toBeNull();
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

test("a copy for another client takes the photographs along, and neither the letters nor the papers", async () => {
  const { journey, blockId } = await beginWithItem(advisor!);
  const { id: fileId } = await put(world, advisor!, { journey, content: await photograph(), blockId });
  await put(world, advisor!, { journey, content: paper(), blockId, name: "Bilhetes.pdf" });
  const [{ id: optionId, version }] = journey.options as [Journey["options"][number]];
  const texts = {
    letter: { pt: "Beatriz, pensei em vocês.", en: "" },
    inclusions: { pt: "Café da manhã\nTraslados", en: "" },
  };
  await edit(advisor!, journey, { kind: "set_option", optionId, version, changes: texts });
  await edit(advisor!, journey, {
    ...{ kind: "set_journey", version: 1 },
    changes: { cover: { kind: "own", fileId }, intro: { pt: "Beatriz!", en: "" } },
  });
  const copy = await begin(advisor!, { copyOf: journey.id });
  expect(JSON.stringify(copy)).not.toMatch(/Beatriz|Bilhetes/);
  expect(copy.options).toMatchObject([{ inclusions: texts.inclusions }]);
  expect(copy.files).toMatchObject([{ blockId: copy.blocks[0]!.id, upload: { mediaType: "image/jpeg" } }]);
  expect(copy.head.cover).toMatchObject({ kind: "own", fileId: copy.files[0]!.id });
  expect(copy.files[0]!.id).not.toBe(fileId);
});

test("what was published is brought back with its files and texts", async () => {
  const { journey, blockId } = await beginWithItem(advisor!);
  const { id: fileId } = await put(world, advisor!, { journey, content: await photograph(), blockId });
  await publish(advisor!, journey);
  const edits = [{ fileId, version: 1, changes: { isRemoved: true } }];
  await edit(advisor!, journey, { kind: "set_files", edits });
  await put(world, advisor!, { journey, content: paper(), blockId });
  const { revision, published } = await read(advisor!, journey);
  const wanted = { revision, snapshotId: published!.snapshotId };
  expect((await advisor!.call("POST", `/api/journeys/${journey.id}/restore`, wanted)).status).toBe(200);
  const { files } = await read(advisor!, journey);
  expect(files.map(({ upload, isRemoved }) => [upload.mediaType, isRemoved]).toSorted()).toEqual([
    ["application/pdf", true],
    ["image/jpeg", false],
  ]);
});

test("options take the letters of their new order, at once and with nothing lost in between", async () => {
  const journey = await begin(advisor!);
  const add = (label: string) =>
    edit(advisor!, journey, {
      ...{ kind: "add_option", blocks: [] },
      option: {
        ...journey.options[0],
        id: randomUUID(),
        version: undefined,
        label,
        name: { pt: label, en: "" },
      },
    });
  for (const label of ["B", "C"]) expect((await add(label)).status).toBe(200);
  const { options } = await read(advisor!, journey);
  const order = options.toReversed().map(({ id, version }) => ({ optionId: id, version }));
  expect((await edit(advisor!, journey, { kind: "order_options", order })).status).toBe(200);
  const ordered = (await read(advisor!, journey)).options;
  expect(ordered.map(({ label, name, isRemoved }) => [label, name.pt, isRemoved])).toEqual([
    ...[
      ["A", "C", false],
      ["B", "B", false],
      ["C", "", false],
    ],
  ]);
  expect(await edit(advisor!, journey, { kind: "order_options", order })).toMatchObject({
    ...{ status: 409, body: { current: { options: [{ label: "A" }, { label: "C" }] } } },
  });
});

test("what is sent and never shown is swept after a day; who leaves takes their files along", async () => {
  const { journey, blockId } = await beginWithItem(advisor!);
  const theirs = await beginWithItem(operator!);
  const { ownerId: id } = journey;
  const kept = await put(world, advisor!, { journey, content: await photograph(), blockId });
  const stray = Upload.parse(await (await send(world, advisor!, journey, paper())).json());
  const isThere = async (id: string) => (await world.deps.files.find(world.db, id)) !== undefined;
  await sweepUploads(world.deps);
  expect(await isThere(stray.id)).toBe(true);
  world.clock.set(new Date(world.clock.now().getTime() + 2 * 86_400_000));
  await sweepUploads(world.deps);
  expect([await isThere(stray.id), await isThere(kept.upload.id)]).toEqual([false, true]);
  const person = { id, email: "advisor@lilamonde.test" };
  await world.db
    .updateTable("journeys")
    .set({ owner_id: theirs.journey.ownerId })
    .where("id", "=", journey.id)
    .execute();
  const forget = () => transact(world.db, (tx) => ownJourneys.forget!(tx, world.deps, person));
  await forget();
  expect(await isThere(kept.upload.id)).toBe(true);
  await world.db.updateTable("journeys").set({ owner_id: id }).where("id", "=", journey.id).execute();
  await forget();
  expect(await isThere(kept.upload.id)).toBe(false);
});
