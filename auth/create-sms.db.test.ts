import { createHmac } from "node:crypto";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { systemClock } from "#platform/clock.ts";
import type { Database } from "#platform/database/database.ts";
import { transact } from "#platform/database/transact.ts";
import { createJobs } from "#platform/jobs/jobs.ts";
import { createLog } from "#platform/log.ts";
import { readMailbox } from "#platform/mail/mailbox.ts";
import { clearDatabase, openTestDatabase } from "#testing/database.ts";
import { createSms } from "./create-sms.ts";
import type { SmsWebhook } from "./sms-webhook.ts";

const log = createLog("silent");
const sms = { to: "+5511987654321", text: "123456 é o seu código.", channel: "sms" as const };

let database: Database;
beforeAll(async () => {
  database = await openTestDatabase();
});
beforeEach(() => clearDatabase(database));
afterAll(() => database.close());

type Delivery = { body: string; headers: Record<string, string | string[] | undefined> };

/** A service that is away for the first requests and then takes the message. */
async function startService({ refuse }: { refuse: number }) {
  let left = refuse;
  const delivered = Promise.withResolvers<Delivery>();
  const server = createServer((request, response) => {
    text(request).then((body) => {
      const isTaken = left-- <= 0;
      response.writeHead(isTaken ? 202 : 503).end("{}");
      if (isTaken) delivered.resolve({ body, headers: request.headers });
    }, delivered.reject);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}/send`,
    delivered: delivered.promise,
    stop: () => new Promise((resolve) => server.close(resolve)),
  };
}

function open({ webhook = null, isDemo = false }: { webhook?: SmsWebhook | null; isDemo?: boolean }) {
  const jobs = createJobs({ database, log });
  const retry = { limit: 2, delaySeconds: 0, backoff: false };
  const queue = createSms({ database, jobs, clock: systemClock, log, webhook, isDemo, retry });
  return { jobs, queue };
}

test("a committed message reaches the service signed, after a refusal", async () => {
  const service = await startService({ refuse: 1 });
  const { jobs, queue } = open({ webhook: { url: service.url, secret: "segredo" } });
  await jobs.start();
  await transact(database.db, (tx) => queue!.queue(tx, sms));
  const { body, headers } = await service.delivered;
  expect(JSON.parse(body)).toEqual(sms);
  const signed = `${headers["webhook-id"]}.${headers["webhook-timestamp"]}.${body}`;
  const signature = createHmac("sha256", "segredo").update(signed).digest("base64");
  expect(headers["webhook-signature"]).toBe(`v1,${signature}`);
  await jobs.stop();
  await service.stop();
});

test("a message whose transaction fails is never sent", async () => {
  const { jobs, queue } = open({ isDemo: true });
  await jobs.start();
  const failing = transact(database.db, async (tx) => {
    await queue!.queue(tx, sms);
    throw new Error("undone");
  });
  await expect(failing).rejects.toThrow("undone");
  await transact(database.db, (tx) => queue!.queue(tx, { ...sms, to: "+351910000000" }));
  await expect.poll(() => readMailbox({ db: database.db })).toHaveLength(1);
  expect(await readMailbox({ db: database.db })).toMatchObject([{ to: "+351910000000", text: sms.text }]);
  await jobs.stop();
});

test("without a service, and not in a demo, there is no sender", () => {
  expect(open({}).queue).toBeUndefined();
});
