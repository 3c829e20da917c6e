import { expect, test } from "vitest";
import { keepTogether } from "./keep-together.ts";

test("a number stays with what it counts, a short word with the next", () => {
  expect(keepTogether("Um voo de 45 minutos, e a ilha.")).toBe(
    "Um\u00a0voo de\u00a045\u00a0minutos, e\u00a0a\u00a0ilha.",
  );
  expect(keepTogether("inteira, com o tamanho")).toBe("inteira, com\u00a0o\u00a0tamanho");
  expect(keepTogether("A whole island, the right size")).toBe("A\u00a0whole island, the\u00a0right size");
});

test("words that only end like a short one are left alone", () => {
  expect(keepTogether("Sete tempos, casa aberta")).toBe("Sete tempos, casa aberta");
});
