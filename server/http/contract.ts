import type { z } from "zod";
import type { Limit } from "#platform/http/rate-limiter.ts";
import type { AuditAction } from "../audit/audit-action.ts";
import type { Access } from "./access.ts";
import type { ListFile } from "./files/list-file.ts";

/** What a write says of itself. */
export type Write = {
  /** The entries it leaves in the audit log, or why it needs none. */
  audit: AuditAction | readonly AuditAction[] | { none: string };
  /** Carried out once for each Idempotency-Key (`onceOf`, `runOnce`), or why a repeat does no harm. */
  repeat: "key" | { harmless: string };
  /** The body names the version it changes; a stale one is refused with what stands there now. */
  version?: "checked";
};

/** What every route says of itself beside its contract. */
type Declaration = {
  access: Access;
  limit?: Limit;
  /** Never shown to an administrator who looks with somebody else's eyes; files of rows never are. */
  isPrivate?: true;
  /** A list that is a file too, at its address with `.file`. */
  file?: ListFile;
  write?: Write;
};

type Content = { readonly [mediaType: string]: { readonly schema: z.ZodType } };

/** What a route takes and answers with. */
export type Contract = {
  readonly method: "get" | "post" | "put" | "patch" | "delete";
  readonly path: string;
  readonly tags?: readonly string[];
  readonly summary?: string;
  readonly request?: {
    readonly params?: z.ZodType;
    readonly query?: z.ZodType;
    readonly body?: { readonly required?: boolean; readonly content: Content };
  };
  readonly responses: {
    readonly [status: number]: { readonly description: string; readonly content?: Content };
  };
};

/** A declared route, as far as its types say something to whoever calls or answers it. */
interface Route<Method, Path, Request, Responses> extends Declaration {
  readonly method: Method;
  readonly path: Path;
  readonly request?: Request;
  readonly responses: Responses;
}

/** Any declared route. */
export type AnyRoute = Route<Contract["method"], string, unknown, Contract["responses"]>;

/** What a route says of its request; nothing for one that takes none. */
export type RequestOf<R extends AnyRoute> = NonNullable<R["request"]>;

/** A route with who may call it and how often; the only way to make one, so none is undeclared. */
export function declareRoute<const R extends Contract>(
  declared: R & Declaration & (R["method"] extends "get" ? object : { write: Write }),
): Route<R["method"], R["path"], R["request"], R["responses"]> {
  return declared;
}

/** A JSON body contract, for a route's `request.body`. */
export function jsonBody<S extends z.ZodType>(schema: S) {
  return { required: true as const, content: { "application/json": { schema } } };
}

/** A JSON answer contract, for one of a route's `responses`. */
export function jsonAnswer<S extends z.ZodType>(schema: S, description: string) {
  return { description, content: { "application/json": { schema } } };
}
