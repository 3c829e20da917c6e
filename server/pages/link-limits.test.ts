import { expect, test } from "vitest";
import { createLinkLimits } from "./link-limits.ts";

const TOKEN = "t".repeat(43);

function setUp() {
  const used = new Map<string, number>();
  const limits = createLinkLimits({
    limiter: {
      consume: async ({ name, points, key }) => {
        const count = (used.get(`${name} ${key}`) ?? 0) + 1;
        used.set(`${name} ${key}`, count);
        return { allowed: count <= points, retryAfterSeconds: 9 };
      },
    },
  });
  const ask = (path: string, address = "1.1.1.1") => limits(new Request(`http://house.test${path}`), address);
  return { ask, used };
}

test.each([
  [`/proposal/${TOKEN}?as=ics`, 60],
  [`/en/proposal/${TOKEN}?as=pdf`, 60],
  [`//proposal/${TOKEN}?as=pdf`, 60],
  [`/proposal/${TOKEN}.data`, 120],
  [`/booking/${TOKEN}.data`, 120],
])("%s is given %i times to an address, and as often by a link whoever asks", async (path, times) => {
  const { ask } = setUp();
  for (let i = 0; i < times; i++) await ask(path, "1.1.1.1");
  await expect(ask(path, "1.1.1.1")).rejects.toMatchObject({ code: "rate_limited" });
  await expect(ask(path, "2.2.2.2")).rejects.toMatchObject({ code: "rate_limited" });
  const other = path.replace(TOKEN, "u".repeat(43));
  await expect(ask(other, "1.1.1.1")).rejects.toMatchObject({ headers: { "retry-after": "9" } });
  await expect(ask(other, "3.3.3.3")).resolves.toBeUndefined();
});

test("a page that is kept is opened as one likes, and no secret is written down", async () => {
  const { ask, used } = setUp();
  for (let i = 0; i < 300; i++) await ask(`/proposal/${TOKEN}`);
  for (let i = 0; i < 300; i++) await ask("/about.data");
  expect(used.size).toBe(0);
  await ask(`/proposal/${TOKEN}.data`);
  expect([...used.keys()].join()).not.toContain(TOKEN);
});
