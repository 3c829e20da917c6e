import type { PreferredLanguage } from "#domain/profile/offers.ts";
import { transact } from "#platform/database/transact.ts";
import { editAccount } from "../accounts/edit-account.ts";
import type { Deps } from "../deps.ts";

type Choice = { userId: string; language: PreferredLanguage };

/** Keeps the language a person wants to be spoken to in, on pages and in mails. */
export async function chooseLanguage(deps: Deps, { userId, language }: Choice): Promise<void> {
  await transact(deps.db, (tx) =>
    editAccount(tx, deps, { id: userId, changes: { preferredLanguage: language } }),
  );
}
