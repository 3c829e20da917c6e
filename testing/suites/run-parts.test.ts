import { describe, expect, test } from "vitest";
import { runPart } from "./run-parts.ts";
import { tellTimes } from "./tell-times.ts";

const passed = { name: "a check", passed: 1, failed: 0, seconds: 2 };

describe("a part of a run", () => {
  test("within its share is worth what its steps are worth, and they are given their limit", async () => {
    let given = 0;
    const run = async (limitMs: number) => {
      given = limitMs;
      return [passed];
    };
    expect(await runPart({ name: "checks", shareSeconds: 60, run })).toMatchObject({ results: [passed] });
    expect(given).toBe(180_000);
  });

  test("far over its share has failed, in a sentence", async () => {
    const run = async () => [passed];
    const { results } = await runPart({ name: "checks", shareSeconds: 0, run });
    expect(results).toHaveLength(2);
    expect(results[1]).toMatchObject({ failed: 1, note: expect.stringContaining("times its share of 0 s") });
  });
});

describe("the end of a run", () => {
  const file = (name: string, seconds: number, project = "unit") => ({ file: name, seconds, project });
  const files = Array.from({ length: 12 }, (_, at) => file(`a/${at}.test.ts`, at));
  const lines = tellTimes([
    { name: "checks", shareSeconds: 150, seconds: 3, results: [passed] },
    {
      name: "tests",
      shareSeconds: 330,
      seconds: 40,
      results: [
        {
          name: "tests",
          passed: 12,
          failed: 1,
          files: [...files, file("b.db.test.ts", 30, "postgres")],
          note: "One was ended.",
        },
      ],
    },
  ]);

  test("tells the time of each part, of its steps and of the projects of a suite", () => {
    const times = lines.slice(0, lines.indexOf(""));
    expect(times.map((line) => line.trim())).toEqual([
      "Times",
      "3.0 s  checks (share 150 s)",
      "2.0 s    a check",
      "40.0 s  tests (share 330 s)",
      "66.0 s    unit: 12 files, added up over workers",
      "30.0 s    postgres: 1 files, added up over workers",
      "43.0 s  all",
    ]);
  });

  test("names the ten slowest files, slowest first, and then what has to be known", () => {
    const slowest = lines.slice(lines.indexOf("Slowest files") + 1, -2);
    expect(slowest).toHaveLength(10);
    expect(slowest[0]).toContain("b.db.test.ts");
    expect(slowest[1]).toContain("a/11.test.ts");
    expect(lines.at(-1)).toBe("One was ended.");
  });
});
