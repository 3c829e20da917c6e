import type { Database } from "#platform/database/database.ts";
import type { MailQueue } from "#platform/mail/mail.ts";

/** Keeps mails in the captured mailbox, in the transaction that wrote them. */
export function createTestMail({ db }: Database) {
  const queue: MailQueue = {
    queue: async (tx, { to, subject, text, html }) => {
      await tx.insertInto("captured_mails").values({ recipient: to, subject, text, html }).execute();
    },
  };
  return {
    queue,
    count: async () => (await db.selectFrom("captured_mails").select("id").execute()).length,
    newest: async (address: string) => {
      const mail = await db
        .selectFrom("captured_mails")
        .selectAll()
        .where("recipient", "=", address)
        .orderBy("id", "desc")
        .limit(1)
        .executeTakeFirstOrThrow();
      const link = /https?:\/\/\S+\/verify\?\S+/.exec(mail.text)?.[0] ?? "";
      const query = new URL(link || "https://none.test").searchParams;
      return {
        ...mail,
        link,
        path: link.replace(/^.*\/auth\/v1/, ""),
        token: query.get("token") ?? "",
        code: /^\d{6}$/m.exec(mail.text)?.[0] ?? "",
      };
    },
  };
}
