import { z } from "zod";
import { whole } from "../numbers.ts";
import { coded, text } from "../text.ts";

/** How large a document may be, written out. */
const MAX_BODY = 120_000;

// Only what a browser opens without running anything: the web, or a mail to somebody.
const Href = coded(
  /^([hH][tT]{2}[pP][sS]?:\/\/[^\s<>"']+|[mM][aA][iI][lL][tT][oO]:[^\s<>"'?]+@[^\s<>"'?]+|\/[A-Za-z0-9][^\s<>"']*)$/,
  { max: 2_000 },
);

const Mark = z.discriminatedUnion("type", [
  z.strictObject({ type: z.literal("bold") }),
  z.strictObject({ type: z.literal("italic") }),
  z.strictObject({ type: z.literal("link"), attrs: z.strictObject({ href: Href }) }),
]);

const Inline = z.discriminatedUnion("type", [
  z.strictObject({
    type: z.literal("text"),
    text: text(20_000).min(1),
    marks: z.array(Mark).max(3).optional(),
  }),
  z.strictObject({ type: z.literal("hardBreak") }),
]);
const inlines = z.array(Inline).max(400).optional();

const Paragraph = z.strictObject({ type: z.literal("paragraph"), content: inlines });
const Heading = z.strictObject({
  type: z.literal("heading"),
  attrs: z.strictObject({ level: whole({ min: 2, max: 3 }) }),
  content: inlines,
});
const ListItem = z.strictObject({ type: z.literal("listItem"), content: z.array(Paragraph).min(1).max(20) });
const items = z.array(ListItem).min(1).max(100);
const Figure = z.strictObject({
  type: z.literal("image"),
  attrs: z.strictObject({
    id: z.uuid(),
    alt: text(300),
    width: whole({ min: 1 }),
    height: whole({ min: 1 }),
  }),
});

/** What a post may be made of; a list holds no list, so that a document is as deep as it can ever be. */
const Block = z.discriminatedUnion("type", [
  Paragraph,
  Heading,
  z.strictObject({ type: z.literal("bulletList"), content: items }),
  z.strictObject({ type: z.literal("orderedList"), content: items }),
  z.strictObject({ type: z.literal("blockquote"), content: z.array(Paragraph).min(1).max(20) }),
  z.strictObject({ type: z.literal("horizontalRule") }),
  Figure,
]);
export type Block = z.infer<typeof Block>;
export type Inline = z.infer<typeof Inline>;

/** The body of a post as the editor writes it: a closed document, never HTML. */
export const PostBody = z
  .strictObject({ type: z.literal("doc"), content: z.array(Block).max(600) })
  .refine((body) => JSON.stringify(body).length <= MAX_BODY, { error: "too_long" })
  .meta({ id: "PostBody" });
export type PostBody = z.infer<typeof PostBody>;

const WORDS_A_MINUTE = 200;

/** The plain words of a document, block by block. */
export function wordsOf({ content }: PostBody): string {
  const written = (inline: Inline[] = []) => inline.map((one) => ("text" in one ? one.text : " ")).join("");
  const ofBlock = (block: Block): string => {
    if (block.type === "paragraph" || block.type === "heading") return written(block.content);
    if (block.type === "blockquote") return block.content.map(({ content: part }) => written(part)).join(" ");
    if (block.type === "bulletList" || block.type === "orderedList") {
      return block.content.flatMap((item) => item.content.map((part) => written(part.content))).join(" ");
    }
    return "";
  };
  return content.map(ofBlock).filter(Boolean).join("\n");
}

/** How many minutes a reader needs, at least one. */
export function readingMinutes(body: PostBody): number {
  const words = wordsOf(body).split(/\s+/).filter(Boolean).length;
  return Math.max(1, Math.round(words / WORDS_A_MINUTE));
}
