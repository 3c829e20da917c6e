import { emptyBlock, type NewBlock } from "#domain/journeys/blocks.ts";
import { rankBetween } from "#domain/journeys/ranks.ts";
import { type Caller, call } from "./caller.ts";

const AT_ONCE = 100;
const DAYS = 300;
const LINE = "Uma manhã pela costa com quem a conhece, e o almoço à sombra. ";
/** As many blocks as a proposal has room for, found from above. */
const COUNTS = [400, 300];

type Journey = { id: string; revision: number; options: { id: string }[] };

/** The address of a proposal with as many blocks as one may have and still be published. */
export async function publishLargest(owner: Caller): Promise<string> {
  for (const count of COUNTS) {
    const journey = await makeJourney(owner, count);
    const isPublished = await publish(owner, journey).catch(() => false);
    if (!isPublished) continue;
    const link = { language: "pt", passcode: null, days: 30 };
    const { url } = await call<{ url: string }>(owner, {
      path: `/api/proposal-links/${journey.id}`,
      body: link,
    });
    return new URL(url).pathname;
  }
  throw new Error("no journey could be published");
}

async function makeJourney(owner: Caller, count: number): Promise<Journey> {
  const head = {
    title: "A viagem mais longa",
    startsOn: "2027-01-01",
    endsOn: "2027-12-31",
    currency: "EUR",
  };
  const begun = { ...head, language: "pt", clientId: null, copyOf: null, templateId: null };
  const journey = await call<Journey>(owner, { path: "/api/journeys", body: begun });
  const blocks = makeBlocks(journey.options[0]!.id, count);
  let { revision } = journey;
  for (let at = 0; at < count; at += AT_ONCE) {
    const edit = { kind: "add_blocks", id: crypto.randomUUID(), blocks: blocks.slice(at, at + AT_ONCE) };
    ({ revision } = await call<Journey>(owner, {
      path: `/api/journeys/${journey.id}/operations`,
      body: edit,
    }));
  }
  return { ...journey, revision };
}

const publish = async (owner: Caller, { id, revision }: Journey) =>
  Boolean(await call(owner, { path: `/api/journeys/${id}/publish`, body: { revision } }));

function makeBlocks(optionId: string, count: number): NewBlock[] {
  let position: string | null = null;
  return Array.from({ length: count }, (_, number) => {
    position = rankBetween(position, null);
    const place = { optionId, kind: "experience" as const, day: number % DAYS, position };
    const words = { pt: `Passeio ${number}`, en: `Outing ${number}` };
    const text = { pt: LINE.repeat(5), en: LINE.repeat(5) };
    return {
      ...emptyBlock({ id: crypto.randomUUID(), ...place }),
      ...{ title: words, text, startsAt: "09:00", endsAt: "11:00", place: "Lisboa" },
    };
  });
}
