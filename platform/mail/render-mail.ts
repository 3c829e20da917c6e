/** A mail of the house: one title, a few paragraphs, at most one action, one code and one picture that is attached. */
export type MailContent = {
  lang: "pt" | "en";
  preheader: string;
  title: string;
  paragraphs: string[];
  action?: { label: string; url: string };
  code?: string;
  picture?: { cid: string; alt: string };
  footer: string;
};

const WORDMARK = "Lilamonde";
const SERIF = "Georgia,'Times New Roman',serif";
const SANS = "'Instrument Sans','Helvetica Neue',Arial,sans-serif";

/** The same content as plain text and as HTML; everything given is escaped. */
export function renderMail(content: MailContent): { text: string; html: string } {
  const protocol = content.action && new URL(content.action.url).protocol;
  if (protocol && protocol !== "https:" && protocol !== "http:")
    throw new Error("a mail links to the web only");
  return { text: renderText(content), html: renderHtml(content) };
}

function renderText({ title, paragraphs, action, code, footer }: MailContent): string {
  const parts = [
    title,
    ...paragraphs,
    ...(code ? [code] : []),
    ...(action ? [`${action.label}:\n${action.url}`] : []),
    `-- \n${WORDMARK}\n${footer}`,
  ];
  return `${parts.join("\n\n")}\n`;
}

function renderHtml(content: MailContent): string {
  const { lang, preheader, title, paragraphs, action, code, picture, footer } = content;
  return `<!doctype html>
<html lang="${lang === "pt" ? "pt-BR" : "en"}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<title>${escapeHtml(title)}</title>
<style>
:root { color-scheme: light dark; supported-color-schemes: light dark; }
@media (prefers-color-scheme: dark) {
  .page { background: #191613 !important; }
  .ink { color: #f2ece1 !important; }
  .ink-2 { color: #c9bfb0 !important; }
  .mark { color: #d9b9c1 !important; }
  .action { background: #f2ece1 !important; }
  .action a { color: #191613 !important; }
}
</style>
</head>
<body class="page" style="margin:0;padding:0;background:#F7F3EB">
<div style="display:none;max-height:0;overflow:hidden">${escapeHtml(preheader)}</div>
<table role="presentation" class="page" width="100%" cellpadding="0" cellspacing="0" style="background:#F7F3EB"><tr><td align="center" style="padding:40px 20px">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="max-width:560px;text-align:left">
<tr><td class="mark" style="font:400 20px ${SERIF};color:#5B2A36;padding-bottom:16px;border-bottom:1px solid #A98346">${WORDMARK}</td></tr>
<tr><td style="padding-top:32px"><h1 class="ink" style="margin:0 0 24px;font:400 28px/1.2 ${SERIF};letter-spacing:-0.01em;color:#1D1A16">${escapeHtml(title)}</h1></td></tr>
<tr><td>
${[...paragraphs.map(renderParagraph), picture ? renderPicture(picture) : "", code ? renderCode(code) : "", action ? renderAction(action) : ""].filter(Boolean).join("\n")}
</td></tr>
<tr><td class="ink-2" style="padding-top:16px;border-top:1px solid #C5B9A4;font:400 13px/1.5 ${SANS};color:#6B6357">${escapeLines(footer)}</td></tr>
</table>
</td></tr></table>
</body>
</html>
`;
}

function renderParagraph(text: string): string {
  return `<p class="ink-2" style="margin:0 0 16px;font:400 16px/1.6 ${SANS};color:#4B453D">${escapeLines(text)}</p>`;
}

/** On white, which a reader at a door needs whatever the colours around. */
function renderPicture({ cid, alt }: { cid: string; alt: string }): string {
  return `<p style="margin:24px 0"><img src="cid:${escapeHtml(cid)}" alt="${escapeHtml(alt)}" width="200" height="200" style="display:block;border:0;background:#FFFFFF"></p>`;
}

function renderCode(code: string): string {
  return `<p class="ink" style="margin:24px 0;font:400 32px/1.2 ${SERIF};letter-spacing:0.16em;color:#1D1A16">${escapeHtml(code)}</p>`;
}

function renderAction({ label, url }: { label: string; url: string }): string {
  const href = escapeHtml(url);
  return `<table role="presentation" cellpadding="0" cellspacing="0" style="margin:24px 0"><tr><td class="action" style="background:#1D1A16"><a href="${href}" style="display:inline-block;padding:14px 24px;font:500 15px ${SANS};color:#FDFBF7;text-decoration:none">${escapeHtml(label)}</a></td></tr></table>
<p class="ink-2" style="margin:0 0 32px;font:400 13px/1.5 ${SANS};color:#6B6357;word-break:break-all">${href}</p>`;
}

function escapeLines(text: string): string {
  return escapeHtml(text).replaceAll("\n", "<br>");
}

function escapeHtml(text: string): string {
  return text
    .replaceAll("&", "&amp;")
    .replaceAll("<", "&lt;")
    .replaceAll(">", "&gt;")
    .replaceAll('"', "&quot;")
    .replaceAll("'", "&#39;");
}
