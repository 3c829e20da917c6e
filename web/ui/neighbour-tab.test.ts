import { expect, test } from "vitest";
import { neighbourTab } from "./neighbour-tab.ts";

const ids = ["a", "b", "c"];

test("arrows lead to the next and the previous tab, and go round", () => {
  expect(neighbourTab({ ids, current: "a", key: "ArrowRight" })).toBe("b");
  expect(neighbourTab({ ids, current: "c", key: "ArrowRight" })).toBe("a");
  expect(neighbourTab({ ids, current: "b", key: "ArrowLeft" })).toBe("a");
  expect(neighbourTab({ ids, current: "a", key: "ArrowLeft" })).toBe("c");
});

test("Home and End lead to the ends, other keys nowhere", () => {
  expect(neighbourTab({ ids, current: "b", key: "Home" })).toBe("a");
  expect(neighbourTab({ ids, current: "b", key: "End" })).toBe("c");
  expect(neighbourTab({ ids, current: "b", key: "Tab" })).toBeUndefined();
});
