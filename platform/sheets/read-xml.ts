import { SaxesParser } from "saxes";
import { UnreadableSheet } from "./unreadable-sheet.ts";

export type Attributes = Record<string, string>;

/** Who listens to a document; names come without the prefix of their namespace. */
export type XmlListener = {
  open?: (name: string, attributes: Attributes) => void;
  text?: (text: string) => void;
  close?: (name: string) => void;
};

/** Tells a document piece by piece. One that declares a type, and with it entities of its own, is refused. */
export async function readXml(pieces: AsyncIterable<Buffer>, listener: XmlListener): Promise<void> {
  const parser = new SaxesParser();
  const fail = (cause?: unknown): never => {
    throw new UnreadableSheet("unreadable", cause);
  };
  parser.on("error", fail);
  parser.on("doctype", () => fail());
  parser.on("opentag", ({ name, attributes }) => listener.open?.(bare(name), attributes as Attributes));
  parser.on("closetag", ({ name }) => listener.close?.(bare(name)));
  parser.on("text", (text) => listener.text?.(text));
  parser.on("cdata", (text) => listener.text?.(text));
  const decoder = new TextDecoder("utf-8", { fatal: true });
  let isThere = false;
  for await (const piece of pieces) {
    isThere = true;
    parser.write(decoder.decode(piece, { stream: true }));
  }
  if (isThere) parser.close();
}

const bare = (name: string) => name.slice(name.indexOf(":") + 1);
