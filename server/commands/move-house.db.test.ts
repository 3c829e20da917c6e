import { createHash, randomUUID } from "node:crypto";
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import pg from "pg";
import { afterEach, beforeEach, expect, inject, test } from "vitest";
import { parseConfig } from "#platform/config.ts";
import { openPgliteFolder } from "#platform/database/open-pglite.ts";
import { copyServerDatabase } from "#testing/postgres-template.ts";
import { fillDataDir, prepareTemplate } from "#testing/template.ts";
import { moveHouse } from "./move-house.ts";

const adminUrl = inject("postgresUrl");
const PICTURE = Buffer.from("a picture");
let dataDir: string;
let target: { url: string; drop: () => Promise<void> };
let client: pg.Client;

beforeEach(async () => {
  if (!adminUrl) return;
  dataDir = mkdtempSync(join(tmpdir(), "lilamonde-move-"));
  await fillDataDir(dataDir, await prepareTemplate());
  mkdirSync(join(dataDir, "files"));
  writeFileSync(join(dataDir, "files/one"), PICTURE);
  writeFileSync(join(dataDir, "service.key"), "a key");
  const house = await openPgliteFolder(dataDir);
  const sha256 = createHash("sha256").update(PICTURE).digest("hex");
  await house.db
    .insertInto("files")
    .values({ id: randomUUID(), storage_key: "one", sha256, media_type: "image/png", bytes: PICTURE.length })
    .execute();
  await house.close();
  target = await copyServerDatabase(adminUrl);
  client = new pg.Client({ connectionString: target.url });
  await client.connect();
  await client.query("drop schema public, auth, pgboss cascade; create schema public");
});
afterEach(async () => {
  if (!adminUrl) return;
  await client.end();
  await target.drop();
  rmSync(dataDir, { recursive: true });
});

const move = (folder?: string) =>
  moveHouse({ config: parseConfig({ DATA_DIR: dataDir }), url: target.url, folder, tell: () => undefined });

test.runIf(adminUrl)("a house arrives with its rows, queues, files and keys, and once only", async () => {
  const folder = join(dataDir, "moved");
  expect(await move(folder)).toMatchObject({ files: 1 });
  expect((await client.query("select storage_key from files")).rows).toEqual([{ storage_key: "one" }]);
  expect((await client.query("select version from pgboss.version")).rows).toHaveLength(1);
  expect(readFileSync(join(folder, "service.key"), "utf8")).toBe("a key");
  expect(readFileSync(join(folder, "files/one"))).toEqual(PICTURE);
  await expect(move()).rejects.toThrow("the database to move into is not empty");
});

test.runIf(adminUrl)(
  "the record arrives by its months, goes on with the next number, and opens further months",
  async () => {
    const house = await openPgliteFolder(dataDir);
    await house.execute(`insert into audit_log (action, subject_type, subject_id, created_at)
      select 'setting.changed', 'setting', 'phone', at from unnest(array[
        '2026-01-31T23:59:59Z', '2026-02-01T00:00:00Z', '2026-02-20T12:00:00Z', '2026-09-01T00:00:00Z'
      ]::timestamptz[]) as at`);
    for (const month of ["2026-01-01", "2026-02-01"]) {
      await house.execute(`select make_audit_month('${month}')`);
    }
    await house.close();
    await move();
    const parts = `select tableoid::regclass::text as part, count(*)::int as count from audit_log
      where created_at >= '2026-01-01' group by 1 order by 1`;
    expect((await client.query(parts)).rows).toEqual([
      { part: "audit_log_2026_01", count: 1 },
      { part: "audit_log_2026_02", count: 2 },
      { part: "audit_log_rest", count: 1 },
    ]);
    const added = await client.query(`insert into audit_log (action, subject_type, subject_id, created_at)
      values ('setting.changed', 'setting', 'phone', '2026-09-02')
      returning id > (select max(id) from audit_log) as is_next`);
    expect(added.rows).toEqual([{ is_next: true }]);
    expect((await client.query("select make_audit_month('2026-09-01') as made")).rows).toEqual([
      { made: true },
    ]);
    expect((await client.query(parts)).rows).toContainEqual({ part: "audit_log_2026_09", count: 2 });
  },
);

test.runIf(adminUrl)("a damaged file stops the move before anything is there", async () => {
  writeFileSync(join(dataDir, "files/one"), "something else");
  await expect(move()).rejects.toThrow("the file one is damaged");
  expect((await client.query("select * from files")).rows).toEqual([]);
  writeFileSync(join(dataDir, "files/one"), PICTURE);
  expect(await move()).toMatchObject({ files: 1 });
});
