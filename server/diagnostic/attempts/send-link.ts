import type { Language } from "#domain/text.ts";
import { transact } from "#platform/database/transact.ts";
import type { Deps } from "../../deps.ts";
import { attemptUrl } from "./link-token.ts";
import { linkMail } from "./mails.ts";
import { findUnfinished } from "./queries.ts";
import { firstNameOf } from "./start-attempt.ts";

type Input = { email: string; language: Language };

/** Mails the link of the latest attempt that was begun under an address; who asks learns nothing of it. */
export async function sendLink(
  { db, mail, config }: Pick<Deps, "db" | "mail" | "config">,
  { email, language }: Input,
): Promise<void> {
  await transact(db, async (tx) => {
    const [found] = await findUnfinished(tx, { email, limit: 1 });
    if (!found) return;
    const url = attemptUrl(config, { id: found.id, language }, "quiz");
    await mail.queue(tx, linkMail({ to: email, name: firstNameOf(found.name), language, url }));
  });
}
