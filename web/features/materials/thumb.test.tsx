import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { type MaterialType, materialTypes } from "#domain/materials/materials.ts";
import { Thumb } from "./thumb.tsx";

test("of a document the whole first page is seen; photographs and films fill their place", () => {
  const isWhole = (type: MaterialType) =>
    renderToStaticMarkup(<Thumb type={type} title="Jantar" picture="/files/x" />).includes("data-whole");
  expect(materialTypes.filter((type) => !isWhole(type))).toEqual(["photo", "film"]);
});
