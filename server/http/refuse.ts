import type { z } from "zod";
import { type ErrorCode, errorStatus, type FieldCode } from "#domain/errors.ts";
import { Problem } from "#platform/http/problem.ts";

type Details = {
  fields?: Record<string, FieldCode>;
  /** What stands there now; the reader may see it, since they were about to change it. */
  current?: unknown;
  headers?: Record<string, string>;
  cause?: unknown;
};

/** The refusal for a code of the closed list; throw it to leave a request. */
export function refuse(code: ErrorCode, details: Details = {}): Problem {
  return new Problem({ status: errorStatus[code], code, ...details });
}

/** The refusal of a request that does not have its contract's shape, field by field. */
export function refuseInvalid(error: z.core.$ZodError): Problem {
  return refuse("validation_failed", { fields: Object.fromEntries(error.issues.flatMap(fieldsOf)) });
}

function fieldsOf(issue: z.core.$ZodIssue): [string, FieldCode][] {
  if (issue.code === "unrecognized_keys") {
    return issue.keys.map((key) => [[...issue.path, key].join("."), "unknown"]);
  }
  return [[issue.path.join(".") || "body", fieldCode(issue)]];
}

function fieldCode(issue: z.core.$ZodIssue): FieldCode {
  if (issue.code === "too_big") return "too_long";
  if (issue.code === "too_small") return issue.minimum === 1 ? "required" : "too_short";
  if (issue.code === "invalid_type" && issue.input === undefined) return "required";
  return "invalid";
}
