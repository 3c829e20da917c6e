import type { AddressInfo } from "node:net";
import { buffer } from "node:stream/consumers";
import { AuthClient } from "@supabase/auth-js";
import PostalMime, { type Email } from "postal-mime";
import { SMTPServer } from "smtp-server";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createMemoryStorage } from "#auth/testing/storage.ts";
import { until } from "#testing/until.ts";
import { getWorld, type World } from "#testing/world.ts";

const PASSWORD = "Uma noite em Alentejo";
const email = "ana@casa.test";

let world: World;
let server: SMTPServer;
const arrived: Email[] = [];
beforeAll(async () => {
  server = new SMTPServer({
    authOptional: true,
    disabledCommands: ["STARTTLS"],
    onData: (stream, _, done) => {
      buffer(stream)
        .then((content) => PostalMime.parse(content))
        .then((message) => {
          arrived.push(message);
          done();
        }, done);
    },
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.server.address() as AddressInfo;
  world = await getWorld({ env: { SMTP_URL: `smtp://127.0.0.1:${port}` } });
});
afterAll(async () => {
  await world.close();
  await new Promise<void>((resolve) => server.close(() => resolve()));
});

const client = () =>
  new AuthClient({
    url: "http://lilamonde.test/auth/v1",
    fetch: (input, init) => world.api(String(input), init),
    storage: createMemoryStorage(),
    storageKey: crypto.randomUUID(),
    autoRefreshToken: false,
    detectSessionInUrl: false,
  });

/** The code of the next mail that arrives, which must be for the one person who asked. */
async function nextCode(): Promise<string> {
  const message = await until(() => {
    const next = arrived.shift();
    if (!next) throw new Error("no mail has arrived");
    return next;
  });
  expect(message.to?.map(({ address }) => address)).toEqual([email]);
  expect(message.html).toContain("Lilamonde");
  return /\b\d{6}\b/.exec(message.text ?? "")![0];
}

test("the mails of a person's way in arrive through a mail server, and their codes work", async () => {
  const person = client();
  await person.signUp({ email, password: PASSWORD });
  const confirmed = await person.verifyOtp({ email, token: await nextCode(), type: "signup" });
  expect(confirmed.error).toBeNull();
  await person.signInWithOtp({ email });
  expect((await person.verifyOtp({ email, token: await nextCode(), type: "email" })).error).toBeNull();
  await person.resetPasswordForEmail(email);
  const recovered = await person.verifyOtp({ email, token: await nextCode(), type: "recovery" });
  expect(recovered.error).toBeNull();
  await person.reauthenticate();
  const password = "Outra noite em Alentejo";
  expect((await person.updateUser({ password, nonce: await nextCode() })).error).toBeNull();
  expect((await client().signInWithPassword({ email, password })).error).toBeNull();
});
