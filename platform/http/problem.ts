/** A refusal on its way out of a request: becomes an RFC 9457 document at the edge. */
export class Problem extends Error {
  readonly status: number;
  readonly code: string;
  readonly fields: Record<string, string> | undefined;
  /** What stands where a stale change was to go. */
  readonly current: unknown;
  readonly headers: Record<string, string>;

  constructor({ status, code, fields, current, headers = {}, cause }: ProblemInput) {
    super(code, { cause });
    this.status = status;
    this.code = code;
    this.fields = fields;
    this.current = current;
    this.headers = headers;
  }
}

type ProblemInput = {
  status: number;
  code: string;
  fields?: Record<string, string>;
  current?: unknown;
  headers?: Record<string, string>;
  cause?: unknown;
};

/** The document itself; what caused the problem is for the log, never for the answer. */
export function problemResponse(problem: Problem, requestId: string): Response {
  const { status, code, fields, current, headers } = problem;
  const title = code.replaceAll("_", " ");
  const body = { type: `urn:lilamonde:problem:${code}`, title, status, code, fields, current, requestId };
  return new Response(JSON.stringify(body), {
    status,
    headers: { ...headers, "content-type": "application/problem+json", "cache-control": "no-store" },
  });
}
