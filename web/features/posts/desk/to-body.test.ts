import { expect, test } from "vitest";
import { PostBody } from "#domain/posts/body.ts";
import { toBody } from "./to-body.ts";

const text = (words: string, marks?: object[]) =>
  ({ type: "text", text: words, ...(marks && { marks }) }) as never;
const line = (...content: never[]) => ({ type: "paragraph", content }) as never;

test("what the editor adds for itself does not reach a post, and what a post cannot hold is left out", () => {
  const link = {
    type: "link",
    attrs: { href: "https://example.com", target: "_blank", rel: "x", class: null },
  };
  const written = {
    type: "doc",
    content: [
      { type: "heading", attrs: { level: 1 }, content: [text("Título")] },
      line(text("com "), text("ligação", [link, { type: "strike" }])),
      { type: "codeBlock", content: [text("alert(1)")] },
      { type: "image", attrs: { src: "https://example.com/x.png", id: null } },
    ],
  };
  const body = toBody(written);
  expect(PostBody.parse(body)).toEqual({
    type: "doc",
    content: [
      { type: "heading", attrs: { level: 2 }, content: [{ type: "text", text: "Título" }] },
      {
        type: "paragraph",
        content: [
          { type: "text", text: "com " },
          {
            type: "text",
            text: "ligação",
            marks: [{ type: "link", attrs: { href: "https://example.com" } }],
          },
        ],
      },
    ],
  });
});

test("a list within a list comes up as lines, and an empty one is not kept", () => {
  const inner = { type: "bulletList", content: [{ type: "listItem", content: [line(text("dentro"))] }] };
  const written = {
    type: "doc",
    content: [
      {
        type: "orderedList",
        attrs: { start: 1 },
        content: [{ type: "listItem", content: [line(text("fora")), inner] }],
      },
      { type: "bulletList", content: [] },
    ],
  };
  const [list, ...others] = PostBody.parse(toBody(written)).content;
  expect(others).toEqual([]);
  expect(list).toMatchObject({ type: "orderedList" });
  expect(JSON.stringify(list)).toContain("dentro");
});
