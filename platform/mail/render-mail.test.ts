import { expect, test } from "vitest";
import { renderMail } from "./render-mail.ts";

const content = {
  lang: "pt" as const,
  preheader: "Um código",
  title: `São João & "três" <gerações>`,
  paragraphs: ["<script>alert(1)</script>", "linha um\nlinha dois"],
  action: { label: "Confirmar", url: "https://casa.com/?a=1&b=2" },
  code: "123456",
  footer: "Rua da Casa, 1",
};

test("everything given is escaped in the HTML and plain in the text", () => {
  const { html, text } = renderMail(content);
  expect(html).toContain("São João &amp; &quot;três&quot; &lt;gerações&gt;");
  expect(html).not.toContain("<script>");
  expect(html).toContain("linha um<br>linha dois");
  expect(html).toContain('href="https://casa.com/?a=1&amp;b=2"');
  expect(text).toContain(content.title);
  expect(text).toContain("Confirmar:\nhttps://casa.com/?a=1&b=2");
  expect(text).toContain("123456");
});

test("the mail names its language and both colour schemes", () => {
  const { html } = renderMail(content);
  expect(html).toContain('<html lang="pt-BR">');
  expect(html).toContain('name="color-scheme" content="light dark"');
  expect(html).toContain("prefers-color-scheme: dark");
});

test("an action that is not a web address is refused", () => {
  const action = { label: "x", url: "javascript:alert(1)" };
  expect(() => renderMail({ ...content, action })).toThrow("a mail links to the web only");
});
