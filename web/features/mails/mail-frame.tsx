import { useEffect, useRef } from "react";
import type { MailExample } from "#domain/mails/mails.ts";
import styles from "./mails.module.css";

type MailFrameProps = { mail: MailExample; title: string; lang: string };

/** A mail as it arrives, in a frame where nothing runs, nothing is fetched and no link leads anywhere. */
export function MailFrame({ mail, title, lang }: MailFrameProps) {
  const frame = useRef<HTMLIFrameElement>(null);
  useEffect(() => {
    const page = frame.current?.contentDocument;
    if (!page) return;
    page.documentElement.lang = lang;
    page.title = title;
    draw(page, mail.html);
    const fitHeight = () => {
      // The frame's own page is as high as the frame at least; the mail is as high as it is.
      const mailHeight = page.body.firstElementChild?.getBoundingClientRect().bottom ?? 0;
      frame.current?.style.setProperty("height", `${Math.ceil(mailHeight) + 2}px`);
    };
    fitHeight();
    const watch = new ResizeObserver(fitHeight);
    watch.observe(frame.current!);
    return () => watch.disconnect();
  }, [mail, title, lang]);
  // Of one origin, so that the page may draw in it: its policy, which the frame has too, lets no written styles in.
  return <iframe ref={frame} className={styles.frame} title={title} sandbox="allow-same-origin" />;
}

/**
 * Puts a mail's elements into a page. Its styles are set one by one, since the page's policy lets no written ones in and
 * complains of them even where they are only read.
 */
function draw(page: Document, html: string): void {
  const bare = html.replaceAll(/<style>[\s\S]*?<\/style>/g, "").replaceAll(' style="', ' data-style="');
  const mail = new DOMParser().parseFromString(bare, "text/html");
  const main = page.createElement("main");
  main.append(...Array.from(mail.body.childNodes, (node) => page.importNode(node, true)));
  for (const script of main.querySelectorAll("script")) script.remove();
  for (const link of main.querySelectorAll("a")) link.removeAttribute("href");
  for (const element of main.querySelectorAll<HTMLElement>("[data-style]")) {
    element.style.cssText = element.dataset.style ?? "";
  }
  page.body.style.cssText = mail.body.dataset.style ?? "";
  page.body.replaceChildren(main);
}
