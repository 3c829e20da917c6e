import { expect, test } from "vitest";
import { parseSmsVariables } from "./sms-webhook.ts";

const url = "https://sms.casa.test/send";

test("both variables make a webhook, none makes none", () => {
  expect(parseSmsVariables({})).toEqual({ values: {}, problems: [] });
  expect(parseSmsVariables({ SMS_WEBHOOK_URL: url, SMS_WEBHOOK_SECRET: "x" })).toEqual({
    values: { smsWebhook: { url, secret: "x" } },
    problems: [],
  });
});

test.each<Record<string, string>>([
  { SMS_WEBHOOK_URL: url },
  { SMS_WEBHOOK_SECRET: "x" },
  { SMS_WEBHOOK_URL: "ftp://casa.test", SMS_WEBHOOK_SECRET: "x" },
  { SMS_WEBHOOK_URL: "somewhere", SMS_WEBHOOK_SECRET: "x" },
])("%j is named as a problem", (env) => {
  const { values, problems } = parseSmsVariables(env);
  expect(values).toEqual({});
  expect(problems).toHaveLength(1);
});
