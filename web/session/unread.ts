type Answer = { status: number; headers: Headers };

/** Something could not be read; the code leads whoever is asked for help to the request in the log. */
export class Unread extends Error {
  readonly code: string;

  constructor({ status, headers }: Answer) {
    const code = headers.get("x-request-id") ?? String(status);
    super(`not read (${status}, ${code})`);
    this.code = code;
  }
}
