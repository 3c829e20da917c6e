import { randomUUID } from "node:crypto";
import type { BlockPicture, NewBlock } from "#domain/journeys/blocks.ts";
import { transact } from "#platform/database/transact.ts";
import { hashLinkToken } from "#platform/link-token.ts";
import type { World } from "#testing/world.ts";
import { createJourney } from "../../../journeys/create-journey.ts";
import { publishJourney } from "../../../journeys/publish-journey.ts";
import { sampleDocument } from "../../../journeys/testing/sample-document.ts";

/** The secret of the link. */
export const TOKEN = "um-segredo-de-quarenta-e-tres-letras-exatas";

const euros = (amount: number) => ({ amount, currency: "EUR" as const, exchange: null });
const visible = { isVisibleToClient: true, isPriceVisible: true };
const blocks = (label: string): Partial<NewBlock>[] => [
  {
    ...{
      kind: "stay",
      day: 0,
      nights: 3,
      title: { pt: `Casa de praia ${label}`, en: `Beach house ${label}` },
    },
    ...{ net: euros(713_579), sell: euros(950_000), note: "NOTA-DO-BLOCO", place: "Sagres", ...visible },
  },
  {
    ...{ kind: "dining", day: 1, startsAt: "20:30", endsAt: "23:00", place: "Chiado" },
    ...{ title: { pt: "Jantar, à beira-mar", en: "Dinner by the sea" }, sell: euros(20_000), ...visible },
    text: { pt: "Mesa na areia.\nTrajes leves.", en: "A table on the sand." },
  },
  {
    ...{ kind: "experience", day: 2, startsAt: "23:30", endsAt: "01:00" },
    title: { pt: "Céu de verão", en: "Summer sky" },
    ...visible,
  },
  { day: 2, title: { pt: "BLOCO-OCULTO", en: "BLOCO-OCULTO" }, isVisibleToClient: false },
  { day: null, title: { pt: "BLOCO-PARADO", en: "BLOCO-PARADO" } },
];

export type Published = {
  token?: string;
  expiresAt?: Date;
  title?: string;
  cover?: BlockPicture | null;
  pictures?: BlockPicture[];
  supplier?: NewBlock["supplier"];
};

/** Publishes a journey of two options and makes a link to it; the journey's id. */
export async function publishProposal(
  world: World,
  ownerId: string,
  {
    token = TOKEN,
    expiresAt = new Date("2027-01-01T00:00:00Z"),
    title = "",
    cover = null,
    pictures = [],
    supplier = null,
  }: Published,
): Promise<string> {
  const id = randomUUID();
  const now = world.clock.now();
  const head = {
    ...(title ? { title: { pt: title, en: title } } : {}),
    intro: { pt: "Pensei em vocês.", en: "I thought of you." },
    note: "NOTA-DA-JORNADA",
    cover,
  };
  const pictured = (label: string) =>
    blocks(label).map((block, at) => (at === 0 ? { ...block, pictures, supplier } : block));
  const document = sampleDocument({ head, blocks: pictured });
  await transact(world.db, (tx) => createJourney(tx, { id, ownerId, document, now }));
  await publishJourney(world.deps, { journeyId: id, ownerId, revision: 1 });
  const row = { id: randomUUID(), journey_id: id, token_hash: hashLinkToken(token), language: "pt" };
  await world.db
    .insertInto("proposal_links")
    .values({ ...row, expires_at: expiresAt, created_at: now })
    .execute();
  return id;
}
