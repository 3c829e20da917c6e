import { expect, test } from "vitest";
import {
  isNarrowed,
  type ListQuestions,
  nextSort,
  readPlace,
  sortState,
  wholeAddress,
  writePlace,
} from "./list-place.ts";

const valuesOf = (...values: string[]) => values.map((value) => ({ value, label: value }));
const questions: ListQuestions = {
  filters: [
    { name: "status", label: "", look: "tabs", values: valuesOf("open", "done"), first: "open" },
    { name: "role", label: "", look: "select", values: valuesOf("hotel", "advisor") },
  ],
  sorts: ["createdAt", "name"],
  sortOf: ({ status }) => (status === "open" ? "createdAt" : "-createdAt"),
};
const read = (address: string) => readPlace(new URLSearchParams(address), questions);
const write = (address: string, change: Parameters<typeof writePlace>[1]) =>
  writePlace(read(address), change, questions);

test("an address without a word asks for the first tab in its usual sort", () => {
  expect(read("")).toEqual({ q: "", sort: "createdAt", values: { status: "open" } });
});

test("an address says filter, words and sort", () => {
  expect(read("status=done&role=hotel&q=+lagoa+&sort=-name")).toEqual({
    q: "lagoa",
    sort: "-name",
    values: { status: "done", role: "hotel" },
  });
});

test("nonsense in an address is as if it were not there", () => {
  const place = read(`status=gone&role=&sort=--name&q=${"a".repeat(130)}&cursor=x`);
  expect(place).toEqual({ q: "a".repeat(120), sort: "createdAt", values: { status: "open" } });
  expect(read("q=a%00b").q).toBe("a b");
});

test("what is written is read again as it was", () => {
  for (const address of ["", "status=done&role=hotel&q=lagoa&sort=name", "role=advisor&sort=-name"]) {
    expect(read(write(address, {}))).toEqual(read(address));
  }
});

test("an address carries nothing that holds anyway, and nothing that is not of the list", () => {
  expect(write("status=open&sort=createdAt&person=7", {})).toBe("?");
});

test("another tab has its own sort, unless one was chosen", () => {
  expect(read(write("", { values: { status: "done" } })).sort).toBe("-createdAt");
  expect(read(write("sort=name", { values: { status: "done" } })).sort).toBe("name");
});

test("an empty value lifts its filter, and other filters stay", () => {
  expect(write("status=done&role=hotel&q=lagoa", { values: { role: "" } })).toBe("?status=done&q=lagoa");
});

test("a heading asks for its own sort, then for the other way round", () => {
  expect(nextSort("createdAt", "name")).toBe("name");
  expect(nextSort("name", "name")).toBe("-name");
  expect(nextSort("-name", "name")).toBe("name");
  expect(nextSort("-createdAt", "-createdAt")).toBe("createdAt");
  expect(sortState("-name", "name")).toBe("descending");
  expect(sortState("name", "-name")).toBe("ascending");
  expect(sortState("createdAt", "name")).toBe("none");
});

test("only words and selects narrow a list; without them its open tab is whole", () => {
  expect(isNarrowed(read("status=done&sort=name"), questions)).toBe(false);
  expect(isNarrowed(read("q=lagoa"), questions)).toBe(true);
  expect(isNarrowed(read("role=hotel"), questions)).toBe(true);
  expect(wholeAddress(read("status=done&role=hotel&q=lagoa&sort=name"), questions)).toBe("?status=done");
});

test("words of the address that are not the list's stay where it goes", () => {
  const keeping = { ...questions, keeps: ["view"] };
  const place = readPlace(new URLSearchParams("view=list&role=hotel&other=x"), keeping);
  expect(writePlace(place, { q: "lagoa" }, keeping)).toBe("?view=list&role=hotel&q=lagoa");
  expect(wholeAddress(place, keeping)).toBe("?view=list");
});
