import { mkdir, mkdtemp, readdir, readFile, rm, stat, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import sharp from "sharp";
import { afterAll, beforeAll, expect, test } from "vitest";
import { buildArt } from "./build-art.ts";

let home: string;
let folders: { originals: string; renditions: string; generated: string };

beforeAll(async () => {
  home = await mkdtemp(join(tmpdir(), "art-"));
  const inside = (name: string) => join(home, name);
  folders = {
    originals: inside("originals"),
    renditions: inside("renditions"),
    generated: inside("generated"),
  };
  await mkdir(folders.originals);
  await paint("#cfb49e");
  const entry = {
    file: "patio.jpg",
    width: 800,
    height: 800,
    altPt: "Pátio",
    altEn: "Courtyard",
    portrait: true,
  };
  const manifest = [{ ...entry, focalPoint: { x: 0.7, y: 0.5 } }];
  await writeFile(join(folders.originals, "manifest.json"), JSON.stringify(manifest));
});

afterAll(() => rm(home, { recursive: true }));

async function paint(background: string): Promise<void> {
  const picture = sharp({ create: { width: 800, height: 800, channels: 3, background } });
  await picture.jpeg().toFile(join(folders.originals, "patio.jpg"));
}

test("every width that fits is made in two formats, one JPEG for all others, the tall ones cut to 9:16", async () => {
  const told: string[] = [];
  await buildArt(folders, (made, wanted) => told.push(`${made} of ${wanted}`));
  const files = await readdir(folders.renditions);
  expect(files.map((file) => file.replace(/-[0-9a-f]{8}-/, "-")).sort()).toEqual([
    "patio-480.avif",
    "patio-480.webp",
    "patio-768.avif",
    "patio-768.jpg",
    "patio-768.webp",
    "patio-p414.avif",
    "patio-p414.webp",
  ]);
  expect(told).toEqual([1, 2, 3, 4, 5, 6, 7].map((made) => `${made} of 7`));
  const tall = files.find((file) => file.includes("p414.webp")) ?? "";
  expect(await sharp(join(folders.renditions, tall)).metadata()).toMatchObject({ width: 414, height: 736 });
});

test("the records know the picture, the styles its placeholder and its focal point", async () => {
  await buildArt(folders);
  const records = await readFile(join(folders.generated, "art.ts"), "utf8");
  expect(records).toContain('"Courtyard"');
  const styles = await readFile(join(folders.generated, "art.css"), "utf8");
  expect(styles).toContain("object-position: 70% 50%");
  expect(styles).toContain('url("data:image/webp;base64,');
});

test("a tall rendition looks where it is told, else at the focal point", async () => {
  const halves = { create: { width: 800, height: 800, channels: 3, background: "#ffffff" } } as const;
  const dark = { create: { width: 400, height: 800, channels: 3, background: "#000000" } } as const;
  await sharp(halves)
    .composite([{ input: dark, left: 0, top: 0 }])
    .jpeg()
    .toFile(join(folders.originals, "patio.jpg"));
  const file = join(folders.originals, "manifest.json");
  const [entry] = JSON.parse(await readFile(file, "utf8"));
  expect(await meanOfTall()).toBeGreaterThan(128);
  await writeFile(file, JSON.stringify([{ ...entry, portraitX: 0 }]));
  expect(await meanOfTall()).toBeLessThan(64);
});

/** How bright the tall rendition is, from 0 to 255. */
async function meanOfTall(): Promise<number> {
  await buildArt(folders);
  const files = await readdir(folders.renditions);
  const tall = files.find((name) => name.includes("p414.webp")) ?? "";
  const { channels } = await sharp(join(folders.renditions, tall)).stats();
  return channels[0]!.mean;
}

test("a second run makes nothing again; a changed original replaces what was made of the old one", async () => {
  await buildArt(folders);
  const before = await readdir(folders.renditions);
  const madeAt = (file = "") => stat(join(folders.renditions, file)).then(({ mtimeMs }) => mtimeMs);
  const firstMade = await madeAt(before[0]);
  await buildArt(folders);
  expect(await madeAt(before[0])).toBe(firstMade);
  await paint("#5b2a36");
  await buildArt(folders);
  const after = await readdir(folders.renditions);
  expect(after).toHaveLength(before.length);
  expect(after.filter((file) => before.includes(file))).toEqual([]);
});
