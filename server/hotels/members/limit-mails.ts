import type { Deps } from "../../deps.ts";
import { refuse } from "../../http/refuse.ts";

const DAY_SECONDS = 86_400;
const MAILS_A_DAY = { points: 30, durationSeconds: DAY_SECONDS };

/** So many people are mailed for one hotel and by one person in a day, invited anew or once more. */
export async function limitMails(
  { limiter }: Pick<Deps, "limiter">,
  { hotelId, actorId }: { hotelId: string; actorId: string },
): Promise<void> {
  const places = [
    { ...MAILS_A_DAY, name: "hotel-members", key: hotelId },
    { ...MAILS_A_DAY, name: "hotel-members-by", key: actorId },
  ];
  for (const place of places) {
    const { allowed, retryAfterSeconds } = await limiter.consume(place);
    if (!allowed) throw refuse("rate_limited", { headers: { "retry-after": String(retryAfterSeconds) } });
  }
}
