import { Hono } from "hono";
import { html } from "hono/html";
import { searchText } from "#domain/text.ts";
import { readMailbox } from "#platform/mail/mailbox.ts";
import type { Deps } from "../deps.ts";
import type { ApiEnv } from "../http/env.ts";

const To = searchText(254).toLowerCase().optional().catch(undefined);

/** The captured mailbox of demo mode: every mail the platform would have sent, newest first. */
export function mailboxRoutes({ db }: Pick<Deps, "db">) {
  return new Hono<ApiEnv>().get("/dev/mailbox", async (context) => {
    const to = To.parse(context.req.query("to"));
    const mails = await readMailbox({ db, ...(to ? { to } : {}) });
    context.header("cache-control", "no-store");
    if (context.req.header("accept")?.includes("application/json")) return context.json(mails);
    context.header("content-security-policy", "default-src 'none'; style-src 'self'; frame-ancestors 'none'");
    return context.html(html`<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">
<title>Captured mail</title><link rel="stylesheet" href="/api/docs.css"></head>
<body><main><h1>Captured mail</h1><p class="quiet">${mails.length} shown, newest first.</p>
${mails.map(
  (mail) => html`<section><h2>${mail.subject}</h2>
<p class="quiet">to ${mail.to}, ${mail.at}</p><p>${withLinks(mail.text)}</p>
${mail.attachments.map(({ name, type }) => html`<p class="quiet">${name} (${type})</p>`)}</section>`,
)}</main></body></html>`);
  });
}

function withLinks(text: string) {
  return text.split("\n").map((line) => {
    const parts = line.split(/(https?:\/\/\S+)/);
    return html`${parts.map((part, i) => (i % 2 ? html`<a href="${part}">${part}</a>` : part))}<br>`;
  });
}
