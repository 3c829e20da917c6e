import { expect, test } from "vitest";
import { whatsappAddress } from "./whatsapp.ts";

test.each([
  ["(11) 98820-6144", "5511988206144"],
  ["+55 11 98820-6144", "5511988206144"],
  ["+351 912 345 678", "351912345678"],
  ["ligar à noite", ""],
  [null, ""],
])("a message goes to the number that was typed as %j", (phone, number) => {
  expect(whatsappAddress({ phone, text: "Olá, é você?" })).toBe(
    `https://wa.me/${number}?text=Ol%C3%A1%2C%20%C3%A9%20voc%C3%AA%3F`,
  );
});

test("a number alone opens the conversation", () => {
  expect(whatsappAddress({ phone: "+5511988206144" })).toBe("https://wa.me/5511988206144");
});
