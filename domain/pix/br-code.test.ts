import fc from "fast-check";
import { expect, test } from "vitest";
import { propertyRuns } from "#testing/property-runs.ts";
import { asciiLine, brCode, isWhole, MOST_CENTAVOS, readFields } from "./br-code.ts";
import { crc16 } from "./crc16.ts";

test("the checksum is CRC-16/CCITT-FALSE", () => {
  // The check value of the catalogue of parametrised CRC algorithms.
  expect(crc16("123456789")).toBe("29B1");
  expect(crc16("")).toBe("FFFF");
});

const example = { key: "123e4567-e12b-12d1-a456-426655440000", name: "Fulano de Tal", city: "BRASILIA" };

test("the example of the Manual do BR Code comes out to the sign", () => {
  expect(brCode(example)).toBe(
    "00020126580014br.gov.bcb.pix0136123e4567-e12b-12d1-a456-4266554400005204000053039865802BR5913Fulano de Tal6008BRASILIA62070503***63041D3D",
  );
});

test("amount and reference stand in their fields, the amount with a point and two digits", () => {
  const fields = readFields(brCode({ ...example, amount: 123_405, reference: "LM2026X1" }))!;
  expect(fields.find(({ id }) => id === "54")?.value).toBe("1234.05");
  expect(readFields(fields.find(({ id }) => id === "62")!.value)).toEqual([{ id: "05", value: "LM2026X1" }]);
  const most = readFields(brCode({ ...example, amount: MOST_CENTAVOS }))!;
  expect(most.find(({ id }) => id === "54")?.value).toBe("9999999999.99");
});

test.each([0, -1, 1.5, MOST_CENTAVOS + 1, Number.NaN])("no code asks for %d centavos", (amount) => {
  expect(() => brCode({ ...example, amount })).toThrow(RangeError);
});

test.each(["", "com espaço", "a".repeat(26), "A-1"])("no code carries the reference %j", (reference) => {
  expect(() => brCode({ ...example, reference })).toThrow(RangeError);
});

test("a name is folded to the signs a code holds", () => {
  expect(asciiLine("  Conceição  Müller\tÑuñez ", 25)).toBe("Conceicao Muller Nunez");
  expect(asciiLine("Maria Aparecida dos Santos Oliveira", 25)).toBe("Maria Aparecida dos Santo");
  expect(asciiLine("李", 25)).toBe("");
  expect(() => brCode({ ...example, name: "李" })).toThrow(RangeError);
});

test("a code that was changed or cut is not whole", () => {
  const code = brCode({ ...example, amount: 1_000 });
  expect(isWhole(code)).toBe(true);
  expect(isWhole(code.replace("10.00", "90.00"))).toBe(false);
  expect(isWhole(code.slice(0, -1))).toBe(false);
  expect(isWhole("")).toBe(false);
  expect(readFields("0002")).toBeNull();
  expect(readFields("xx02ab")).toBeNull();
});

test("every field of any code parses back to what it was made of", () => {
  const signs = (pool: string, max: number) =>
    fc.string({ unit: fc.constantFrom(...pool), minLength: 1, maxLength: max });
  const letters = "abcdefghijklmnopqrstuvwxyz0123456789";
  const made = fc.record({
    key: signs(`${letters}@.+-`, 77),
    name: fc.string({ unit: "grapheme", maxLength: 60 }).map((text) => `A${text}`),
    city: fc.string({ unit: "grapheme", maxLength: 40 }).map((text) => `B${text}`),
    amount: fc.option(fc.integer({ min: 1, max: MOST_CENTAVOS }), { nil: undefined }),
    reference: fc.option(signs(letters + letters.toUpperCase(), 25), { nil: undefined }),
  });
  fc.assert(
    fc.property(made, (parts) => {
      const code = brCode(parts);
      expect(isWhole(code)).toBe(true);
      const fields = readFields(code)!;
      const value = (id: string) => fields.find((one) => one.id === id)?.value;
      const order = ["00", "26", "52", "53", "54", "58", "59", "60", "62", "63"];
      expect(fields.map(({ id }) => id)).toEqual(
        order.filter((id) => id !== "54" || parts.amount !== undefined),
      );
      expect(readFields(value("26")!)).toEqual([
        { id: "00", value: "br.gov.bcb.pix" },
        { id: "01", value: parts.key },
      ]);
      expect([value("59"), value("60")]).toEqual([asciiLine(parts.name, 25), asciiLine(parts.city, 15)]);
      if (parts.amount !== undefined) expect(Math.round(Number(value("54")) * 100)).toBe(parts.amount);
      expect(readFields(value("62")!)).toEqual([{ id: "05", value: parts.reference ?? "***" }]);
    }),
    propertyRuns(300),
  );
});
