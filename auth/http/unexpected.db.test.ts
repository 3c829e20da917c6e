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

test.each([{}, { "content-length": "40" }])(
  "a body that breaks off is a refusal, not a fault, and nothing is logged of it (%j)",
  async (headers) => {
    const body = new ReadableStream({
      start: (controller) => {
        controller.enqueue(new TextEncoder().encode('{"email":'));
        controller.error(new Error("aborted"));
      },
    });
    const request = new Request("http://auth.test/auth/v1/token?grant_type=password", {
      ...{ method: "POST", headers: { apikey: "any", "content-type": "application/json", ...headers } },
      ...{ body, duplex: "half" },
    } as RequestInit);
    const answer = await world.auth.handle(request, { address: "127.0.0.1" });
    expect(answer.status).toBe(400);
    expect((await answer.json()).error_code ?? "bad_json").toBe("bad_json");
  },
);
