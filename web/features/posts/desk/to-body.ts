import type { JSONContent } from "@tiptap/core";
import type { Block, Inline, PostBody } from "#domain/posts/body.ts";

/** What the editor wrote as a post keeps it: its closed document, without what the editor adds for itself. */
export function toBody(written: JSONContent): PostBody {
  return { type: "doc", content: (written.content ?? []).flatMap(toBlock) };
}

function toBlock(node: JSONContent): Block[] {
  switch (node.type) {
    case "paragraph":
      return [paragraph(node)];
    case "heading":
      return [
        { type: "heading", attrs: { level: node.attrs?.level === 3 ? 3 : 2 }, ...inlinesOf(node) } as Block,
      ];
    case "bulletList":
    case "orderedList": {
      const content = (node.content ?? []).map((item) => ({
        ...{ type: "listItem" as const, content: paragraphsIn(item) },
      }));
      return content.length > 0 ? [{ type: node.type, content }] : [];
    }
    case "blockquote":
      return [{ type: "blockquote", content: paragraphsIn(node) }];
    case "horizontalRule":
      return [{ type: "horizontalRule" }];
    case "image": {
      const { id, alt, width, height } = node.attrs ?? {};
      return id ? [{ type: "image", attrs: { id, alt: alt ?? "", width, height } }] : [];
    }
    default:
      return [];
  }
}

type Paragraph = Extract<Block, { type: "paragraph" }>;

function paragraph(node: JSONContent): Paragraph {
  return { type: "paragraph", ...inlinesOf(node) };
}

/** A list holds no list: what stands deeper comes up as lines of its own. */
function paragraphsIn(node: JSONContent): Paragraph[] {
  const found = (node.content ?? []).flatMap((child) =>
    child.type === "paragraph" ? [paragraph(child)] : paragraphsIn(child),
  );
  return found.length > 0 ? found : [{ type: "paragraph" }];
}

function inlinesOf(node: JSONContent): { content?: Inline[] } {
  const content = (node.content ?? []).flatMap(toInline);
  return content.length > 0 ? { content } : {};
}

type Mark = NonNullable<Extract<Inline, { type: "text" }>["marks"]>[number];

function toInline(node: JSONContent): Inline[] {
  if (node.type === "hardBreak") return [{ type: "hardBreak" }];
  if (node.type !== "text" || !node.text) return [];
  const marks = (node.marks ?? []).flatMap(({ type, attrs }): Mark[] => {
    if (type === "bold" || type === "italic") return [{ type }];
    return type === "link" ? [{ type: "link", attrs: { href: String(attrs?.href) } }] : [];
  });
  return [{ type: "text", text: node.text, ...(marks.length > 0 && { marks }) }];
}
