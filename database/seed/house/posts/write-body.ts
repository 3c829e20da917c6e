import type { PostBody } from "#domain/posts/body.ts";

type Piece =
  | string
  | { heading: string }
  | { quote: string }
  | { list: string[] }
  | { link: string; to: string; before: string };

const words = (text: string) => [{ type: "text" as const, text }];
const paragraph = (text: string) => ({ type: "paragraph" as const, content: words(text) });

/** A document from its paragraphs, headings, quotations and lists. */
export function writeBody(pieces: Piece[]): PostBody {
  return {
    type: "doc",
    content: pieces.map((piece) => {
      if (typeof piece === "string") return paragraph(piece);
      if ("heading" in piece) return { type: "heading", attrs: { level: 2 }, content: words(piece.heading) };
      if ("quote" in piece) return { type: "blockquote", content: [paragraph(piece.quote)] };
      if ("list" in piece) {
        const items = piece.list.map((text) => ({ type: "listItem" as const, content: [paragraph(text)] }));
        return { type: "bulletList", content: items };
      }
      const link = { type: "link" as const, attrs: { href: piece.to } };
      return {
        type: "paragraph",
        content: [...words(piece.before), { type: "text", text: piece.link, marks: [link] }],
      };
    }),
  };
}
