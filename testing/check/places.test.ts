import { existsSync, readFileSync } from "node:fs";
import { join, relative } from "node:path";
import { expect, test } from "vitest";
import { places } from "#platform/places.ts";

const ROOT = join(import.meta.dirname, "../..");
const read = Object.entries(places).map(([name, path]) => ({ name, path: relative(ROOT, path) }));

test("the container is given everything that running code reads beside itself", () => {
  const [, running = ""] = readFileSync(join(ROOT, "Dockerfile"), "utf8")
    .split(/^FROM .+$/m)
    .slice(1);
  const given = [...running.matchAll(/^COPY --from=build \/app\/(\S+) (\S+)$/gm)].map(([, from, to]) => {
    expect(to === "./" || to === from).toBe(true);
    return from!;
  });
  const missing = read.filter(
    ({ path }) => !given.some((from) => path === from || path.startsWith(`${from}/`)),
  );
  expect(missing).toEqual([]);
  expect(read.filter(({ path }) => !path.startsWith("build/") && !existsSync(join(ROOT, path)))).toEqual([]);
});
