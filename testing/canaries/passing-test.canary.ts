import { expect, test } from "vitest";

test("a promise that is kept", () => expect(1).toBe(1));
