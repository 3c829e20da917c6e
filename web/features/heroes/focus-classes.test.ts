import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { focusClasses } from "./focus-classes.ts";

const styles = readFileSync(new URL("../../styles/focus.css", import.meta.url), "utf8");

test("each screen gets its own point, to the nearest tenth", () => {
  const classes = focusClasses({
    phone: { x: 0.72, y: 0.48 },
    tablet: { x: 0, y: 1 },
    desktop: { x: 0.25, y: 0.5 },
  });
  expect(classes.split(" ")).toEqual([
    "focus-phone-x7",
    "focus-phone-y5",
    "focus-tablet-x0",
    "focus-tablet-y10",
    "focus-desktop-x3",
    "focus-desktop-y5",
  ]);
});

test("every tenth of every screen has its rule", () => {
  for (const screen of ["phone", "tablet", "desktop"]) {
    for (let tenth = 0; tenth <= 10; tenth++) {
      expect(styles).toContain(`.focus-${screen}-x${tenth} {\n    --focus-x: ${tenth * 10}%;`);
      expect(styles).toContain(`.focus-${screen}-y${tenth} {\n    --focus-y: ${tenth * 10}%;`);
    }
  }
});
