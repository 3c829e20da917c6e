import { randomUUID } from "node:crypto";
import { expect } from "vitest";
import { emptyBlock } from "#domain/journeys/blocks.ts";
import type { Journey } from "#domain/journeys/journeys.ts";
import { enter } from "#testing/enter.ts";
import type { World } from "#testing/world.ts";
import { openShownFile } from "../../proposals/files/open-shown-file.ts";
import type { Member } from "./own-files.ts";

/** One of the demo's people, with their way to the API. */
export async function comeIn(world: World, who: string): Promise<Member> {
  const { token } = await enter(world, who);
  const call = (method: string, path: string, body?: unknown) =>
    world.api(path, {
      method,
      headers: { authorization: `Bearer ${token}`, "content-type": "application/json" },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
  return { token, call };
}

export const read = async ({ call }: Member, { id }: { id: string }): Promise<Journey> =>
  (await call("GET", `/api/journeys/${id}`)).json();

/** Edits a journey: the status and what was answered. */
export const edit = async ({ call }: Member, { id }: { id: string }, operation: object) => {
  const answer = await call("POST", `/api/journeys/${id}/operations`, { id: randomUUID(), ...operation });
  return { status: answer.status, body: await answer.json() };
};

/** A new journey of somebody's. */
export async function begin(member: Member, change: object = {}): Promise<Journey> {
  const given = {
    ...{ title: "Sul", startsOn: "2027-07-04", endsOn: "2027-07-08", currency: "EUR", language: "pt" },
    ...{ clientId: null, copyOf: null, ...change },
  };
  return (await member.call("POST", "/api/journeys", given)).json();
}

/** A journey of one item, which is given back with it. */
export async function beginWithItem(member: Member) {
  const journey = await begin(member);
  const place = { optionId: journey.options[0]!.id, kind: "experience", day: 0, position: "V" } as const;
  const block = { ...emptyBlock({ id: randomUUID(), ...place }), title: { pt: "Veleiro", en: "" } };
  await edit(member, journey, { kind: "add_blocks", blocks: [block] });
  return { journey, blockId: block.id };
}

/** Publishes a journey; the token of its link. */
export async function publish(member: Member, journey: { id: string }) {
  const { revision } = await read(member, journey);
  const published = await member.call("POST", `/api/journeys/${journey.id}/publish`, { revision });
  expect(published.status).toBe(200);
  const made = await member.call("POST", `/api/proposal-links/${journey.id}`, {
    language: "pt",
    passcode: null,
  });
  return made.ok ? ((await made.json()).url as string).split("/").at(-1)! : "";
}

/** What a bearer of the link is answered who asks for a file; null where there is none for them. */
export const shown = async (world: World, token: string, id: string) =>
  (await openShownFile(world.deps, { token, cookies: undefined }, { id, width: null, accepts: "image/webp" }))
    ?.status ?? null;

/** The bytes of a file as they are kept. */
export const bytesOf = async (world: World, id: string) => {
  const { file } = (await world.deps.files.find(world.db, id))!;
  return Buffer.from(
    await new Response(await world.deps.files.read(file.storageKey, file.bytes)).arrayBuffer(),
  );
};
