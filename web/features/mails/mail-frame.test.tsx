import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { MailFrame } from "./mail-frame.tsx";

test("a mail is shown in a frame where no script runs, nothing is sent and no window opens", () => {
  const mail = { subject: "Bem-vinda", html: "<p>Olá</p>", text: "Olá" };
  const frame = renderToStaticMarkup(<MailFrame mail={mail as never} title="Bem-vinda" lang="pt-BR" />);
  // Of one origin with the page, which draws in it; nothing else is let in.
  expect(/ sandbox="([^"]*)"/.exec(frame)?.[1]).toBe("allow-same-origin");
});
