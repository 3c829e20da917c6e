import { createHash, randomBytes } from "node:crypto";
import { once } from "node:events";
import { createWriteStream, mkdtempSync, readFileSync } from "node:fs";
import { open, rm, stat } from "node:fs/promises";
import { request as httpRequest } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { demoId } from "#database/seed/demo/demo-id.ts";
import { DEMO_PASSWORD } from "#database/seed/demo/people.ts";
import { startApiProcess } from "#testing/api-process.ts";

const MEBIBYTE = 1_024 * 1_024;
const PIECE = 4 * MEBIBYTE;
const SAGRES = demoId("hotel/martinhal-sagres");
const folder = mkdtempSync(join(tmpdir(), "materials-prove-"));

let server: Awaited<ReturnType<typeof startApiProcess>>;
let [admin, advisor]: string[] = [];
beforeAll(async () => {
  server = await startApiProcess({ DATA_DIR: join(folder, "data"), DEMO: "1" });
  [admin, advisor] = await Promise.all(["admin", "advisor"].map(signIn));
}, 180_000);
afterAll(async () => {
  await server?.end("SIGTERM");
  await rm(folder, { recursive: true, force: true });
});

async function signIn(who: string): Promise<string> {
  const answer = await fetch(`${server.url}/auth/v1/token?grant_type=password`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ email: `${who}@lilamonde.test`, password: DEMO_PASSWORD }),
  });
  return (await answer.json()).access_token;
}

const call = (path: string, token: string, body?: unknown) =>
  fetch(`${server.url}${path}`, {
    method: body === undefined ? "GET" : "POST",
    headers: { authorization: `Bearer ${token}`, "content-type": "application/json" },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });

/** A film of noise: the first bytes of an MP4, then what no compression makes smaller. */
async function makeFilm(path: string, bytes: number): Promise<string> {
  const hash = createHash("sha256");
  const file = createWriteStream(path);
  let left = bytes;
  let part = Buffer.from("00000018667479706d703432000000006d70343269736f6d", "hex");
  while (left > 0) {
    hash.update(part);
    if (!file.write(part)) await once(file, "drain");
    left -= part.length;
    part = randomBytes(Math.min(MEBIBYTE, left));
  }
  file.end();
  await once(file, "close");
  return hash.digest("hex");
}

const tus = (token: string, more: Record<string, string>) => ({
  authorization: `Bearer ${token}`,
  "tus-resumable": "1.0.0",
  ...more,
});

async function begin(bytes: number): Promise<string> {
  const headers = tus(admin!, { "upload-length": String(bytes), "content-length": "0" });
  const answer = await fetch(`${server.url}/files/uploads`, { method: "POST", headers });
  return answer.headers.get("location")!;
}

async function offsetOf(path: string): Promise<number> {
  const answer = await fetch(`${server.url}${path}`, { method: "HEAD", headers: tus(admin!, {}) });
  return Number(answer.headers.get("upload-offset"));
}

/** Sends a piece; with `cutAfter` the line is cut after so many bytes of it. */
async function sendPiece(path: string, offset: number, piece: Buffer, cutAfter?: number): Promise<void> {
  const request = httpRequest(`${server.url}${path}`, {
    method: "PATCH",
    headers: tus(admin!, {
      "upload-offset": String(offset),
      "content-type": "application/offset+octet-stream",
      "content-length": String(piece.length),
    }),
  });
  if (cutAfter !== undefined) {
    request.on("error", () => undefined);
    await new Promise((resolve) => request.write(piece.subarray(0, cutAfter), resolve));
    request.destroy();
    return;
  }
  request.end(piece);
  const [answer] = await once(request, "response");
  answer.resume();
  expect(answer.statusCode).toBe(204);
}

/** Sends a whole file, asking after each cut how much arrived. */
async function send(file: string, cuts: number[] = []): Promise<string> {
  const { size } = await stat(file);
  const path = await begin(size);
  const handle = await open(file);
  let offset = 0;
  while (offset < size) {
    const piece = Buffer.alloc(Math.min(PIECE, size - offset));
    await handle.read(piece, 0, piece.length, offset);
    const cut = cuts.find((at) => at > offset && at < offset + piece.length);
    await sendPiece(path, offset, piece, cut && cut - offset);
    if (cut !== undefined) cuts.splice(cuts.indexOf(cut), 1);
    offset = cut === undefined ? offset + piece.length : await offsetOf(path);
  }
  await handle.close();
  return path.split("/").at(-1)!;
}

async function publish(uploadId: string, title: string): Promise<string> {
  const form = { uploadId, type: "film", language: "none", season: "all", title };
  const added = await call(`/api/houses/${SAGRES}/materials`, admin!, form);
  expect(added.status).toBe(201);
  const { rows } = await (await call(`/api/materials?q=${encodeURIComponent(title)}`, advisor!)).json();
  return rows[0].id;
}

test("200 MB through a line that is cut twice arrive whole, to the byte", async () => {
  const file = join(folder, "film.mp4");
  const sha = await makeFilm(file, 200 * MEBIBYTE);
  const id = await publish(
    await send(file, [63 * MEBIBYTE + 5, 150 * MEBIBYTE + 11]),
    "Atravessou duas quedas",
  );
  const { path } = await (await call("/api/materials/takes", advisor!, { ids: [id] })).json();
  const hash = createHash("sha256");
  for await (const part of (await fetch(`${server.url}${path}`)).body!) hash.update(part);
  expect(hash.digest("hex")).toBe(sha);
  await rm(file);
});

const residentMb = () => {
  const line = readFileSync(`/proc/${server.pid}/status`, "utf8").match(/VmRSS:\s+(\d+) kB/);
  return Number(line![1]) / 1_024;
};

test("a zip of 1 GB is streamed with at most 150 MB of memory more", async () => {
  const ids: string[] = [];
  for (const name of ["um", "dois", "tres", "quatro"]) {
    const file = join(folder, `${name}.mp4`);
    await makeFilm(file, 256 * MEBIBYTE);
    ids.push(await publish(await send(file), `Filme grande ${name}`));
    await rm(file);
  }
  const { path } = await (await call("/api/materials/takes", advisor!, { ids })).json();
  const before = residentMb();
  let [bytes, most] = [0, before];
  let next = 0;
  for await (const part of (await fetch(`${server.url}${path}`)).body!) {
    bytes += part.length;
    if (bytes < next) continue;
    next = bytes + 16 * MEBIBYTE;
    most = Math.max(most, residentMb());
  }
  expect(bytes).toBeGreaterThan(1_024 * MEBIBYTE);
  console.log(`a zip of ${Math.round(bytes / MEBIBYTE)} MB took ${Math.round(most - before)} MB more`);
  expect(most - before).toBeLessThanOrEqual(150);
});
