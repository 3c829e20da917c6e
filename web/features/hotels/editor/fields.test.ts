import { expect, test } from "vitest";
import { blankChapter } from "#domain/hotels/drafts/content.ts";
import { splitContent } from "#domain/hotels/drafts/parts.ts";
import { fieldsOf } from "./fields.ts";

test("fields come in the order they are read, whatever order the database gives", () => {
  const { frame } = splitContent({
    ...blankChapter("gastronomy"),
    restaurants: [{ text: null, name: { pt: "", en: "" } }],
    pictures: [{ kind: "art", name: "wellness", alt: { pt: "", en: "" }, focus: { x: 0, y: 1 } }],
  });
  const shuffled = Object.fromEntries(Object.entries(frame).toSorted());
  const fields = fieldsOf(shuffled);
  expect(fields.map(({ at }) => at)).toEqual([
    "title",
    "lead",
    "paragraphs",
    "menus",
    "restaurants",
    "pictures",
    "facts",
  ]);
  expect(fields.find(({ at }) => at === "restaurants")).toMatchObject({
    entries: [{ id: "i1", fields: [{ at: "restaurants.i1.name" }, { at: "restaurants.i1.text" }] }],
  });
  expect(fields.find(({ at }) => at === "pictures")).toMatchObject({
    entries: [
      {
        fields: [{ kind: "picture", picture: { name: "wellness", focus: { x: 0, y: 1 } } }, { name: "alt" }],
      },
    ],
  });
});
