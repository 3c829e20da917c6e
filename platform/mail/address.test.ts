import { expect, test } from "vitest";
import { isSingleAddress } from "./address.ts";

test.each(["ana@casa.com", "ana+viagem@sub.casa.com.br", "o'neil@casa.com", "joão@ação.com.br"])(
  "%s is one address",
  (address) => expect(isSingleAddress(address)).toBe(true),
);

test.each([
  "",
  "ana",
  "@casa.com",
  "ana@",
  "ana@casa.com,eva@casa.com",
  "ana@casa.com;eva@casa.com",
  "ana@casa.com eva@casa.com",
  "Ana <ana@casa.com>",
  "ana@casa.com\r\nBcc: eva@casa.com",
  "ana@casa.com\n",
  "ana\0@casa.com",
  "group:ana@casa.com",
  `"a,b"@casa.com`,
  "ana@casa@com",
  `${"a".repeat(65)}@casa.com`,
])("%j is refused", (address) => expect(isSingleAddress(address)).toBe(false));
