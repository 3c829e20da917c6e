import type { Answers } from "./wrk.ts";

type Load = { url: string; headers: Record<string, string>; connections: number; seconds: number };
type Result = { "2xx": number; non2xx: number; errors: number; duration: number };
type Client = { pipelinedRequests: { addBody: () => void } };
type Options = Omit<Load, "seconds"> & { duration: number; setupClient: (client: Client) => void };

/** The same as wrk does, where there is none, at many times its cost: rates are then the client's as much as the server's. */
export async function loadWithAutocannon({ seconds, ...load }: Load): Promise<Answers> {
  const { default: run } = (await import("./tools/autocannon.mjs")) as unknown as {
    default: (options: Options) => Promise<Result>;
  };
  const result = await run({ ...load, duration: seconds, setupClient: leaveBodies });
  return {
    answered: result["2xx"],
    refused: result.non2xx,
    failed: result.errors,
    seconds: result.duration,
  };
}

/** autocannon decodes every body as text, which for compressed bytes takes four fifths of its time. */
function leaveBodies(client: Client): void {
  client.pipelinedRequests.addBody = () => undefined;
}
