import { type ReactNode, useEffect, useRef, useState } from "react";
import { createPortal } from "react-dom";
import type { Language } from "#domain/text.ts";
import styles from "./editor.module.css";

type LivePreviewProps = { title: string; language: Language; children: ReactNode };

/**
 * The page in a frame of its own: there the real template has the width of a phone, its styles, and the light theme
 * whatever the portal's is.
 */
export function LivePreview({ title, language, children }: LivePreviewProps) {
  const frame = useRef<HTMLIFrameElement>(null);
  const [body, setBody] = useState<HTMLElement | null>(null);
  useEffect(() => {
    const page = frame.current?.contentDocument;
    if (!page) return;
    for (const sheet of document.querySelectorAll("link[rel=stylesheet], style")) {
      page.head.append(page.importNode(sheet, true));
    }
    page.body.dataset.slot = "preview";
    setBody(page.body);
  }, []);
  useEffect(() => {
    if (body) body.ownerDocument.documentElement.lang = language === "pt" ? "pt-BR" : "en";
  }, [body, language]);
  return (
    <>
      <iframe ref={frame} className={styles.previewFrame} title={title} tabIndex={-1} />
      {body && createPortal(children, body)}
    </>
  );
}
