import { z } from "zod";
import { Version } from "../numbers.ts";
import { asciiLine } from "../pix/br-code.ts";
import { pixKeyKinds, readPixKey } from "../pix/keys.ts";
import { line } from "../text.ts";

/** Where somebody is paid, as they typed it. */
export const PayoutDetailsEdit = z.strictObject({
  version: Version,
  kind: z.enum(pixKeyKinds),
  key: line(120),
  holder: line(80),
});
export type PayoutDetailsEdit = z.infer<typeof PayoutDetailsEdit>;

/** Where somebody is paid; for themselves alone. */
export const PayoutDetails = z
  .object({
    /** Null until they have said where. */
    details: z
      .object({ kind: z.enum(pixKeyKinds), key: z.string(), holder: z.string(), changedAt: z.string() })
      .nullable(),
    version: z.number().int(),
    /** Whether this session used a second factor, without which nothing here is changed. */
    canChange: z.boolean(),
  })
  .meta({ id: "PayoutDetails" });
export type PayoutDetails = z.infer<typeof PayoutDetails>;

type Typed = Pick<PayoutDetailsEdit, "kind" | "key" | "holder">;
type Read = { key: string; holder: string } | { wrong: "key" | "holder" };

/** What was typed as it is kept, or the field that cannot be: a key of another kind, a name no code of Pix can say. */
export function readDetails({ kind, key: typed, holder }: Typed): Read {
  const key = readPixKey(kind, typed);
  if (key === null) return { wrong: "key" };
  return asciiLine(holder, 25) === "" ? { wrong: "holder" } : { key, holder };
}
