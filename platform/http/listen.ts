import { createServer, type IncomingMessage } from "node:http";
import type { AddressInfo } from "node:net";
import { Answer } from "./answer.ts";

export type Listening = { port: number; close: () => Promise<void> };

/** The address cannot be used; the message is the one line to print. Whoever has a port may be about to let go of it. */
export class ListenError extends Error {
  readonly mayPass: boolean;

  constructor(message: string, { mayPass = false } = {}) {
    super(message);
    this.mayPass = mayPass;
  }
}

type Handler = (request: IncomingMessage, response: Answer) => void;

/** Listens until `close`, which takes no new connection, lets running requests finish and then ends the rest. */
export async function listen({ host, port, handle, graceMs }: ListenInput): Promise<Listening> {
  const server = createServer(
    {
      ServerResponse: Answer,
      keepAliveTimeout: 65_000,
      headersTimeout: 10_000,
      requestTimeout: 30_000,
      maxHeaderSize: 16_384,
    },
    handle,
  );
  server.maxRequestsPerSocket = 0;
  await new Promise<void>((resolve, reject) => {
    server.once("error", (error: NodeJS.ErrnoException) => reject(explain(error, { host, port })));
    server.listen({ host, port }, () => resolve());
  });
  const close = () =>
    new Promise<void>((resolve) => {
      const deadline = setTimeout(() => server.closeAllConnections(), graceMs);
      server.close(() => {
        clearTimeout(deadline);
        resolve();
      });
      server.closeIdleConnections();
    });
  return { port: (server.address() as AddressInfo).port, close };
}

type ListenInput = { host: string; port: number; handle: Handler; graceMs: number };

function explain(error: NodeJS.ErrnoException, { host, port }: { host: string; port: number }): Error {
  if (error.code === "EADDRINUSE")
    return new ListenError(`port ${port} of ${host} is taken; set PORT to another`, { mayPass: true });
  if (error.code === "EACCES")
    return new ListenError(`port ${port} of ${host} may not be opened by this user`);
  if (error.code === "EADDRNOTAVAIL")
    return new ListenError(`HOST ${host} is not an address of this machine`);
  return new ListenError(`cannot listen on ${host}:${port} (${error.code})`);
}
