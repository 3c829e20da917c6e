import { createTransport } from "nodemailer";
import type { Mail } from "./mail.ts";

/** A pooled SMTP client; what it logs and throws names the server but never its password. */
export function createSmtp({ url, from }: { url: string; from: string }) {
  const transport = createTransport({
    url,
    pool: true,
    maxConnections: 4,
    connectionTimeout: 10_000,
    greetingTimeout: 10_000,
    socketTimeout: 30_000,
    dnsTimeout: 10_000,
    disableFileAccess: true,
    disableUrlAccess: true,
    logger: false,
  });
  const host = from.match(/@([^\s>]+)/)?.[1] ?? "localhost";
  return {
    /** The job's id names the message, so that a mail sent twice can be recognised as one. */
    send: async ({ id, to, subject, text, html, replyTo, attachments = [] }: Mail & { id: string }) => {
      await transport.sendMail({
        from,
        to: { name: "", address: to },
        ...(replyTo ? { replyTo: { name: "", address: replyTo } } : {}),
        subject,
        text,
        html,
        attachments: attachments.map(({ name, type, base64, cid }) => ({
          ...{ filename: name, contentType: type, content: Buffer.from(base64, "base64") },
          ...(cid && { cid, contentDisposition: "inline" as const }),
        })),
        messageId: `<${id}@${host}>`,
        headers: { "Auto-Submitted": "auto-generated" },
      });
    },
    close: () => transport.close(),
  };
}
