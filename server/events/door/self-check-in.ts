import { createHash, randomInt, randomUUID } from "node:crypto";
import type { DoorSign, MailCodeWish, Outcome, SelfCheckIn } from "#domain/events/check-ins.ts";
import { readShown } from "#domain/events/door.ts";
import type { Localized } from "#domain/localized.ts";
import type { Tx } from "#platform/database/database.ts";
import { transact } from "#platform/database/transact.ts";
import type { Deps } from "../../deps.ts";
import { refuse } from "../../http/refuse.ts";
import { writeToGuest } from "../mails.ts";
import { countOf, type EventRow, findEvent, findStanding, lockEvent } from "../queries.ts";
import { createDoorman } from "./doorman.ts";
import { countTry, keepMailCode } from "./queries.ts";
import { readings } from "./resolve.ts";

const CODE_MS = 10 * 60_000;
const TRIES = 5;

/** What stands on the door; a draft has no door. */
export async function readSign({ db }: Pick<Deps, "db">, code: string): Promise<DoorSign> {
  const event = await findEvent(db, { code });
  if (!event || event.state === "draft") throw refuse("not_found");
  const { venue, city, zone } = event;
  return {
    ...{ code, venue, city, zone, title: event.title as Localized },
    slug: event.audience === "public" ? event.slug : null,
    startsAt: event.starts_at.toISOString(),
    doorsOpenAt: event.doors_open_at.toISOString(),
    doorsCloseAt: event.doors_close_at.toISOString(),
    isCancelled: event.state === "cancelled",
  };
}

/** Mails a guest a code for the door; nobody learns who has a place. */
export async function sendMailCode(deps: Deps, { eventCode, email }: MailCodeWish): Promise<void> {
  await transact(deps.db, async (tx) => {
    const event = await lockEvent(tx, { code: eventCode });
    const guest = event && (await findStanding(tx, { eventId: event.id, email }));
    if (!event || !guest || event.state === "draft") return;
    const code = String(randomInt(1_000_000)).padStart(6, "0");
    const expiresAt = new Date(deps.clock.now().getTime() + CODE_MS);
    await keepMailCode(tx, { id: guest.id, hash: hashOf(guest.id, code), expiresAt });
    await writeToGuest(tx, deps, { event, guest, letter: "mail_code", code });
  });
}

/** Lets a guest check in alone, by the ticket or by the code that a mail brought. */
export async function checkInAlone(deps: Deps, asked: SelfCheckIn): Promise<Outcome> {
  const outcome = await transact(deps.db, async (tx) => {
    const event = await lockEvent(tx, { code: asked.eventCode });
    if (!event || event.state === "draft") throw refuse("not_found");
    const at = deps.clock.now();
    const base = { id: randomUUID(), at: at.toISOString() };
    const guestId = asked.ticket === undefined ? await provenBy(tx, deps, { event, asked }) : null;
    // Said after the try was counted.
    if (asked.ticket === undefined && !guestId) return null;
    const reading = guestId
      ? { ...base, kind: "person" as const, registrationId: guestId }
      : // A code of six letters is for who looks the guest in the eye: alone, the whole ticket counts.
        { ...base, kind: "scan" as const, read: readShown(asked.ticket ?? "").ticket ?? "" };
    const shown = await readings(tx, deps, { event, readings: [reading] });
    const counts = (await countOf(tx, [event.id]))(event.id);
    const doorman = createDoorman({ event, scanner: null, shown, counts, now: at });
    const made = await doorman.take(tx, { reading, at, kind: "self" });
    await doorman.settle(tx, deps);
    return made;
  });
  if (!outcome) throw refuse("mail_code_wrong");
  return outcome;
}

type Asked = { event: EventRow; asked: SelfCheckIn };

async function provenBy(
  tx: Tx,
  { clock }: Pick<Deps, "clock">,
  { event, asked }: Asked,
): Promise<string | null> {
  const { email, mailCode } = asked;
  const guest = email && mailCode ? await findStanding(tx, { eventId: event.id, email }) : undefined;
  if (!guest?.mail_code_hash || !guest.mail_code_expires_at) return null;
  const tries = await countTry(tx, guest.id);
  if (tries > TRIES || guest.mail_code_expires_at <= clock.now()) return null;
  return hashOf(guest.id, mailCode!) === guest.mail_code_hash ? guest.id : null;
}

const hashOf = (id: string, code: string) => createHash("sha256").update(`${id} ${code}`).digest("hex");
