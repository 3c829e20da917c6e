import { expect, test } from "vitest";
import { farewellMail } from "./farewell-mail.ts";

test("who answers the last mail, as it invites them to, reaches the team", () => {
  const mail = farewellMail({ to: "a@b.test", replyTo: "team@house.test", name: "Ana", language: "pt" });
  expect(mail.text).toContain("responda a este e-mail");
  expect(mail.replyTo).toBe("team@house.test");
});
