import { expect, test } from "vitest";
import { describeDevice } from "./describe-device.ts";

const chrome = "AppleWebKit/537.36 (KHTML, like Gecko) Chrome/153.0.0.0";

test.each([
  [`Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${chrome} Safari/537.36 Edg/153.0.0.0`, "Edge", "Windows"],
  [`Mozilla/5.0 (X11; Linux x86_64) ${chrome} Safari/537.36`, "Chrome", "Linux"],
  [`Mozilla/5.0 (Linux; Android 16) ${chrome} Mobile Safari/537.36`, "Chrome", "Android"],
  [
    "Mozilla/5.0 (Macintosh; Intel Mac OS X 10.15; rv:150.0) Gecko/20100101 Firefox/150.0",
    "Firefox",
    "macOS",
  ],
  [
    "Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.0 Mobile/15E148 Safari/604.1",
    "Safari",
    "iPhone",
  ],
  ["curl/8.5.0", null, null],
  ["", null, null],
])("%s", (userAgent, browser, system) => {
  expect(describeDevice(userAgent)).toMatchObject({ browser, system });
});
