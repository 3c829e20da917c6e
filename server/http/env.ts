import type { IncomingMessage } from "node:http";
import type { Answer } from "#platform/http/answer.ts";
import type { Actor } from "./actor.ts";

/** How a request came in; one made in process brings its address and id along. */
export type Arrival = { incoming?: IncomingMessage; outgoing?: Answer; address?: string; requestId?: string };

/** What travels with a request through Hono. */
export type ApiEnv = {
  Bindings: {
    incoming: IncomingMessage | undefined;
    outgoing: Answer | undefined;
    address: string;
    requestId: string;
    path: string;
  };
  Variables: { actor: Actor };
};

/** The server as one function: what Hono's fetch becomes once every request is observed. */
export type Fetch = (request: Request, arrival?: Arrival) => Response | Promise<Response>;
