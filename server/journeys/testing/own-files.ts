import { randomUUID } from "node:crypto";
import sharp from "sharp";
import { type NewFile, newFile, Upload } from "#domain/journeys/files.ts";
import type { Journey } from "#domain/journeys/journeys.ts";
import type { World } from "#testing/world.ts";

type Call = (method: string, path: string, body?: unknown) => Promise<Response>;
export type Member = { token: string; call: Call };

/** A photograph of one colour, with what a camera writes into it beside what it shows. */
export function photograph({ width = 2_000, height = 1_200, background = "#a98346" } = {}): Promise<Buffer> {
  return sharp({ create: { width, height, channels: 3, background } })
    .withExif({
      IFD0: { Make: "CAMERA-DE-MARINA" },
      IFD3: { GPSLatitude: "37/1 0/1 0/1", GPSLongitude: "8/1 56/1 0/1", GPSLatitudeRef: "N" },
    })
    .jpeg()
    .toBuffer();
}

/** A paper of one page. */
export const paper = () => Buffer.from("%PDF-1.7\n1 0 obj<<>>endobj\ntrailer<<>>\n%%EOF\n");

/** Sends a file for a journey. */
export function send(
  world: World,
  { token }: Member,
  { id }: { id: string },
  content: Uint8Array,
  name = "a",
) {
  return world.api(`/api/journeys/${id}/uploads?name=${encodeURIComponent(name)}`, {
    method: "POST",
    headers: { authorization: `Bearer ${token}`, "content-type": "application/octet-stream" },
    body: new Uint8Array(content),
  });
}

/** Sends a file and says where it stands. */
export async function put(
  world: World,
  member: Member,
  {
    journey,
    content,
    ...said
  }: { journey: Journey; content: Uint8Array } & Partial<NewFile> & { name?: string },
): Promise<NewFile> {
  const { name = "Foto.jpg", ...changes } = said;
  const upload = Upload.parse(await (await send(world, member, journey, content, name)).json());
  const file = { ...newFile({ id: randomUUID(), upload, blockId: null, position: "V" }), ...changes };
  const answer = await member.call("POST", `/api/journeys/${journey.id}/operations`, {
    ...{ kind: "add_files", id: randomUUID(), files: [file] },
  });
  if (answer.status !== 200) throw new Error(await answer.text());
  return file;
}
