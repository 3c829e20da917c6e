import { execFile } from "node:child_process";
import { readFileSync } from "node:fs";
import { promisify } from "node:util";
import { expect } from "@playwright/test";
import { openPage } from "./site-watch.ts";
import { test } from "./tidy-test.ts";

const words = (language: string): Record<string, string> =>
  JSON.parse(readFileSync(`messages/ui/${language}.json`, "utf8"));

const readers = [
  { locale: "pt", prefix: "" },
  { locale: "en", prefix: "/en" },
] as const;
const failures = [
  { status: 503, only: "." },
  { status: 500, only: "heroes|hotels|faq" },
];
const pages = ["/about", "/faq", "/lilamonde", "/velaa-private-island"];

test("a page whose reading fails is our page of errors with its status and a way to try again", {
  tag: ["@site"],
}, async () => {
  const asked = readers.flatMap(({ locale, prefix }) =>
    failures.flatMap((failure) =>
      pages.map((path) => ({ ...failure, locale, address: `${prefix}${path}?from=mail` })),
    ),
  );
  const script = ["e2e/render-failing.ts", JSON.stringify(asked)];
  const { stdout } = await promisify(execFile)(process.execPath, script, { maxBuffer: 64 * 1_024 * 1_024 });
  const answers: { status: number; html: string }[] = JSON.parse(stdout);
  expect(answers.length).toBe(asked.length);
  for (const [at, { status, html }] of answers.entries()) {
    const { address, locale, status: failed } = asked[at]!;
    const { error_title: title, error_explanation: text, error_retry: retry } = words(locale);
    expect(status, address).toBe(failed);
    for (const said of [title, text, retry, `href="${address}"`]) expect(html, address).toContain(said);
  }
});

test("a page that fails on the way to it is the same page of errors, and trying again opens it", {
  tag: ["@site"],
}, async ({ page }) => {
  await openPage(page, "/about");
  await page.route("**/contact.data*", (route) => route.fulfill({ status: 500, body: "no" }));
  await page.getByRole("banner").getByRole("link", { name: "Contato" }).click();
  await expect(page.getByRole("heading", { name: words("pt").error_title! })).toBeVisible();
  await page.getByRole("link", { name: words("pt").error_retry! }).click();
  await expect(page).toHaveURL("/contact");
  await expect(page.getByRole("banner")).toBeVisible();
});
