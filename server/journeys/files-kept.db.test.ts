import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { Upload } from "#domain/journeys/files.ts";
import type { Journey } from "#domain/journeys/journeys.ts";
import { transact } from "#platform/database/transact.ts";
import { getWorld, type World } from "#testing/world.ts";
import { plantPeople } from "../accounts/plant-people.ts";
import { plantTiers } from "../accounts/plant-tiers.ts";
import { sweepUploads } from "./files/sweep-uploads.ts";
import { ownJourneys } from "./own-journeys.ts";
import { begin, beginWithItem, comeIn, edit, publish, read } from "./testing/file-stories.ts";
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
