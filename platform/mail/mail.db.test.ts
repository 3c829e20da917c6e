import type { AddressInfo } from "node:net";
import { buffer } from "node:stream/consumers";
import PostalMime, { type Email } from "postal-mime";
import { SMTPServer } from "smtp-server";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import type { Database } from "#platform/database/database.ts";
import { transact } from "#platform/database/transact.ts";
import { createJobs } from "#platform/jobs/jobs.ts";
import { createLog } from "#platform/log.ts";
import { clearDatabase, openTestDatabase } from "#testing/database.ts";
import { createMail } from "./create-mail.ts";
import { captureMail, readMailbox } from "./mailbox.ts";

const log = createLog("silent");
const from = "Lilamonde <ola@lilamonde.test>";
const mail = { to: "ana@casa.com", subject: "Olá, João", text: "Até já", html: "<p>Até já</p>" };

let database: Database;
beforeAll(async () => {
  database = await openTestDatabase();
});
beforeEach(() => clearDatabase(database));
afterAll(() => database.close());

type Delivery = { envelope: string[]; message: Email };

/** A real mail server that refuses the first deliveries and hands over the next. */
async function startMailServer({ refuse }: { refuse: number }) {
  let left = refuse;
  const delivered = Promise.withResolvers<Delivery>();
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ["STARTTLS"],
    onAuth: ({ username, password }, _, done) =>
      password === "segredo" ? done(null, { user: username }) : done(new Error("no")),
    onData: (stream, session, done) => {
      buffer(stream).then((content) => {
        if (left-- > 0) return done(Object.assign(new Error("try later"), { responseCode: 451 }));
        const envelope = session.envelope.rcptTo.map(({ address }) => address);
        done();
        delivered.resolve(PostalMime.parse(content).then((message) => ({ envelope, message })));
      }, done);
    },
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.server.address() as AddressInfo;
  return {
    url: `smtp://ana:segredo@127.0.0.1:${port}`,
    delivered: delivered.promise,
    stop: () => new Promise<void>((resolve) => server.close(() => resolve())),
  };
}

test("a committed mail reaches its one recipient through a real server, after a refusal", async () => {
  const server = await startMailServer({ refuse: 1 });
  const jobs = createJobs({ database, log });
  const retry = { limit: 2, delaySeconds: 0, backoff: false };
  const queue = createMail({ database, jobs, smtpUrl: server.url, from, log, retry });
  await jobs.start();
  await transact(database.db, (tx) => queue.queue(tx, { ...mail, replyTo: "eva@casa.com" }));

  const { envelope, message } = await server.delivered;
  expect(envelope).toEqual(["ana@casa.com"]);
  expect(message.from).toMatchObject({ address: "ola@lilamonde.test", name: "Lilamonde" });
  expect(message.to).toMatchObject([{ address: "ana@casa.com" }]);
  expect(message.replyTo).toMatchObject([{ address: "eva@casa.com" }]);
  expect(message.subject).toBe("Olá, João");
  expect(message.text?.trim()).toBe("Até já");
  expect(message.html?.trim()).toBe("<p>Até já</p>");
  expect(message.messageId).toMatch(/^<[0-9a-f-]{36}@lilamonde\.test>$/);
  await jobs.stop();
  queue.close();
  await server.stop();
});

test("a mail brings its files, and shows the one that its words name", async () => {
  const server = await startMailServer({ refuse: 0 });
  const jobs = createJobs({ database, log });
  const queue = createMail({ database, jobs, smtpUrl: server.url, from, log });
  await jobs.start();
  const base64 = (text: string) => Buffer.from(text).toString("base64");
  await queue.queue(database.db, {
    ...{ ...mail, html: '<img src="cid:ticket@lilamonde">' },
    attachments: [
      { name: "ingresso.png", type: "image/png", base64: base64("PNG"), cid: "ticket@lilamonde" },
      { name: "noite.ics", type: "text/calendar; method=PUBLISH", base64: base64("BEGIN:VCALENDAR") },
    ],
  });
  const { message } = await server.delivered;
  expect(message.attachments).toMatchObject([
    {
      filename: "ingresso.png",
      mimeType: "image/png",
      disposition: "inline",
      contentId: "<ticket@lilamonde>",
    },
    { filename: "noite.ics", mimeType: "text/calendar", disposition: "attachment" },
  ]);
  const words = message.attachments.map(({ content }) =>
    Buffer.from(content as ArrayBuffer)
      .toString()
      .trim(),
  );
  expect(words).toEqual(["PNG", "BEGIN:VCALENDAR"]);
  await jobs.stop();
  queue.close();
  await server.stop();
});

test("a mail the server never takes becomes a dead letter", async () => {
  const server = await startMailServer({ refuse: 99 });
  const jobs = createJobs({ database, log });
  const retry = { limit: 0, delaySeconds: 0, backoff: false };
  const queue = createMail({ database, jobs, smtpUrl: server.url, from, log, retry });
  await jobs.start();
  await queue.queue(database.db, mail);
  await expect.poll(jobs.counts).toMatchObject([{ name: "mail.send", dead: 1 }]);
  await jobs.stop();
  queue.close();
  await server.stop();
});

test("without a server a committed mail is captured, and one that was rolled back is not", async () => {
  const jobs = createJobs({ database, log });
  const queue = createMail({ database, jobs, smtpUrl: undefined, from, log });
  await jobs.start();
  const undone = transact(database.db, async (tx) => {
    await queue.queue(tx, { ...mail, subject: "undone" });
    throw new Error("undo");
  });
  await expect(undone).rejects.toThrow("undo");
  await queue.queue(database.db, { ...mail, to: "Ana@Casa.com", subject: "one\r\nBcc: eva@casa.com" });
  const read = () => readMailbox({ db: database.db, to: "ana@casa.com" });
  await expect.poll(read).toHaveLength(1);
  expect(await read()).toMatchObject([
    {
      ...{ to: "ana@casa.com", subject: "one Bcc: eva@casa.com", text: "Até já", html: "<p>Até já</p>" },
      attachments: [],
    },
  ]);
  await jobs.stop();
});

test("anything but one address is refused before it is queued", async () => {
  const jobs = createJobs({ database, log });
  const queue = createMail({ database, jobs, smtpUrl: undefined, from, log });
  await jobs.prepare();
  for (const to of ["ana@casa.com, eva@casa.com", "ana@casa.com\r\nBcc: eva@casa.com", "ana\0@casa.com"])
    await expect(queue.queue(database.db, { ...mail, to })).rejects.toThrow("not exactly one mail address");
  await expect(queue.queue(database.db, { ...mail, replyTo: "a@b.c,d@e.f" })).rejects.toThrow();
  expect(await jobs.counts()).toMatchObject([{ queued: 0 }]);
  await jobs.stop();
});

test("the mailbox shows the newest hundred first and keeps a thousand", async () => {
  const { db } = database;
  const rows = Array.from({ length: 1_005 }, (_, index) => ({
    recipient: "eva@casa.com",
    subject: String(index),
    text: "",
    html: "",
  }));
  await db.insertInto("captured_mails").values(rows).execute();
  await captureMail({ db, mail });
  const { count } = await db
    .selectFrom("captured_mails")
    .select((of) => of.fn.countAll<number>().as("count"))
    .executeTakeFirstOrThrow();
  expect(count).toBe(1_000);
  const all = await readMailbox({ db });
  expect(all).toHaveLength(100);
  expect(all.slice(0, 2).map(({ subject }) => subject)).toEqual([mail.subject, "1004"]);
});
