import { expect, test } from "vitest";
import { m } from "#messages/messages.js";
import { authorityNote } from "./authority-text.ts";

test("who lacks the second step of the sign-in reads so and is led to it; any other refusal leads nowhere", () => {
  const gone: string[] = [];
  const noteOf = (code: string) =>
    authorityNote({ state: "refused", code } as Parameters<typeof authorityNote>[0], (to) => gone.push(to));
  const { text, action } = noteOf("second_factor_needed");
  expect([text, action?.label]).toEqual([m.security_error_aal2(), m.people_factor_way()]);
  action?.onPress();
  expect(gone).toEqual(["/admin/profile#seguranca"]);
  expect(noteOf("second_administrator_needed")).toEqual({ tone: "bad", text: m.people_other_hands() });
});
