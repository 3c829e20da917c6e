import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import { hash, verify } from "@node-rs/argon2";
import { COST } from "#auth/passwords/password-hasher.ts";

/** The least a sign-in can be: a request is read, the house's own hash is made, an answer is written. */
const [port, password] = process.argv.slice(2);
const stored = await hash(password!, COST);
createServer((request, response) => void answer(request, response)).listen(Number(port), "127.0.0.1");

async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
  if (request.method === "GET") {
    response.end("ready");
    return;
  }
  const sent = JSON.parse(Buffer.concat(await request.toArray()).toString()) as { password: string };
  const isRight = await verify(stored, sent.password);
  response.writeHead(isRight ? 200 : 400, { "content-type": "application/json" });
  response.end(JSON.stringify({ refresh_token: "one" }));
}
