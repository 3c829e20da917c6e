import { afterAll, beforeAll, expect, test } from "vitest";
import { mailOneTime } from "#auth/mails/mail-one-time.ts";
import { type AuthWorld, getAuthWorld } from "#auth/testing/auth-world.ts";
import { findUser } from "#auth/users/queries.ts";
import { transact } from "#platform/database/transact.ts";
import { toAuthError } from "./unexpected.ts";

let world: AuthWorld;
beforeAll(async () => {
  world = await getAuthWorld();
});
afterAll(() => world.close());

test("a mail for somebody who was deleted in this moment is a refusal, not a fault", async () => {
  const { id, email } = await world.signedIn();
  const user = (await findUser(world.database.db, id))!;
  await world.auth.deleteUser({ userId: id });
  const mail = {
    user,
    kind: "reauthentication" as const,
    address: email,
    redirectTo: "",
    origin: { ip: "", userAgent: "" },
  };
  const deps = { ...world.deps, accountGuard: undefined as never, afterwards: () => undefined };
  const error = await transact(world.database.db, (tx) => mailOneTime(tx, deps, mail)).catch(
    (thrown: unknown) => thrown,
  );
  expect(toAuthError(error, world.deps.log).refused).toMatchObject({ status: 403, code: "user_not_found" });
});
