import { demoId } from "#database/seed/demo/demo-id.ts";
import { expiryAfter } from "#domain/proposals/links.ts";
import type { Tx } from "#platform/database/database.ts";
import { transact } from "#platform/database/transact.ts";
import { hashLinkToken } from "#platform/link-token.ts";
import type { Deps } from "../deps.ts";
import { listStayHotels } from "../hotels/stays/list-stay-hotels.ts";
import { createJourney } from "../journeys/create-journey.ts";
import { publishJourney } from "../journeys/publish-journey.ts";
import { readLatestSnapshot } from "../journeys/snapshots/read-snapshot.ts";
import { demoDocument } from "./demo-document.ts";
import { DEMO_TOKEN } from "./link-token.ts";
import { plantFiles } from "./plant-files.ts";
import { hasJourney, insertComment, insertEvent, insertLink, markOpened } from "./queries.ts";

const LINK_DAYS = 365;

/** A published journey of the advisor's, with the link that the README names, and one of the operator's without any. */
export async function plantProposals(deps: Deps): Promise<void> {
  const journeyId = await plantPublished(deps, { email: "advisor@lilamonde.test", key: "proposal" });
  await plantPublished(deps, { email: "operator@lilamonde.test", key: "operator-proposal" });
  if (!journeyId) return;
  const now = deps.clock.now();
  await transact(deps.db, async (tx) => {
    await insertLink(tx, {
      ...{ id: demoId("proposal/link"), journey_id: journeyId, token_hash: hashLinkToken(DEMO_TOKEN) },
      ...{ language: "pt", expires_at: expiryAfter(LINK_DAYS, now), created_at: now },
    });
    await plantTalk(tx, { journeyId, now });
  });
}

/** Its client has opened it, asked something that was answered, and leans to an option. */
async function plantTalk(tx: Tx, { journeyId, now: at }: { journeyId: string; now: Date }): Promise<void> {
  const { id: snapshot_id } = (await readLatestSnapshot(tx, { journeyId }))!;
  const [linkId, name] = [demoId("proposal/link"), "Beatriz"];
  const about = { journey_id: journeyId, snapshot_id, at };
  await markOpened(tx, { linkId, now: at });
  for (const event of [
    { kind: "opened" },
    { kind: "commented", name },
    { kind: "chose", option_id: demoId("proposal/option-a") },
  ])
    await insertEvent(tx, { ...about, link_id: linkId, ...event });
  const asked = demoId("proposal/comment");
  const block_id = demoId("proposal/a-3");
  await insertComment(tx, {
    ...{ ...about, id: asked, block_id, author: "client", name },
    body: "Dá para a mesa ser às oito e meia? O Tomás dorme à tarde.",
  });
  await insertComment(tx, {
    ...{ ...about, id: demoId("proposal/answer"), block_id, parent_id: asked, author: "owner" },
    ...{ name: "Marina Teles", body: "Dá, sim. Peço a mesa para as 20h30." },
  });
}

/** The journey it published; null where it stands already. */
async function plantPublished(
  deps: Deps,
  { email, key }: { email: string; key: string },
): Promise<string | null> {
  const owner = await deps.auth.getUserByEmail(email);
  const journeyId = demoId(`${key}/journey`);
  if (!owner || (await hasJourney(deps.db, journeyId))) return null;
  const [now, ownerId] = [deps.clock.now(), owner.id];
  const startsOn = expiryAfter(210, now).toISOString().slice(0, 10);
  const today = now.toISOString().slice(0, 10);
  const hotels = new Map((await listStayHotels(deps.db, { today })).map(({ slug, id }) => [slug, id]));
  const document = demoDocument({ startsOn, id: (name) => demoId(`${key}/${name}`), hotels });
  await transact(deps.db, async (tx) => {
    await createJourney(tx, { id: journeyId, ownerId, document, now });
  });
  const blockIds = [demoId(`${key}/a-1`), demoId(`${key}/b-1`)];
  await plantFiles(deps, { journeyId, ownerId, blockIds, key });
  await publishJourney(deps, { journeyId, ownerId, revision: 2 });
  return journeyId;
}
