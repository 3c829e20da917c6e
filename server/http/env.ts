import type { IncomingMessage } from "node:http";
import type { Answer } from "#platform/http/answer.ts";
import type { Actor } from "./actor.ts";

/** What travels with a request through Hono; a request in process brings its address and id along. */
export type ApiEnv = {
  Bindings: { incoming?: IncomingMessage; outgoing?: Answer; address?: string; requestId?: string };
  Variables: { requestId: string; address: string; actor: Actor };
};
