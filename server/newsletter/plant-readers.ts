import { demoId } from "#database/seed/demo/demo-id.ts";
import { demoReaders } from "#database/seed/demo/newsletter.ts";
import type { Deps } from "../deps.ts";
import { insertReaders } from "./queries.ts";

const DAY_MS = 86_400_000;

/** Puts the demo house's readers of the letter where they are missing. */
export async function plantReaders({ db, clock }: Pick<Deps, "db" | "clock">): Promise<void> {
  const now = clock.now().getTime();
  await insertReaders(
    db,
    demoReaders.map(({ email, language, source, daysAgo, confirmedAfter, leftAfter }) => {
      const asked = now - daysAgo * DAY_MS;
      const after = (days: number | undefined) =>
        days === undefined ? null : new Date(asked + days * DAY_MS);
      return {
        ...{ id: demoId(`reader/${email}`), email, language, source },
        ...{ created_at: new Date(asked), mailed_at: new Date(asked) },
        ...{ confirmed_at: after(confirmedAfter), unsubscribed_at: after(leftAfter) },
      };
    }),
  );
}
