import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";

type Message = { role: string; content?: unknown; tool_calls?: unknown };
type Asked = { messages: Message[]; tools?: { function: { name: string } }[] };

/** What the model does next: calls tools, or says something. */
type Turn = { calls: { name: string; input: object }[] } | { says: string };

const textOf = ({ content }: Message) =>
  typeof content === "string" ? content : JSON.stringify(content ?? "");

/**
 * A model that does as it is told by anybody: it reads the tools it is offered, obeys whoever asks it for other
 * people's figures, and repeats whatever it was given. What it cannot say, no model can.
 */
function decide({ messages, tools = [] }: Asked): Turn {
  const question = textOf(messages.findLast(({ role }) => role === "user") ?? { role: "user" });
  const answers = messages
    .slice(messages.findLastIndex(({ role }) => role === "user"))
    .filter(({ role }) => role === "tool");
  const names = tools.map(({ function: { name } }) => name);
  if (answers.length === 0) {
    const other = /operator@\S+|[0-9a-f-]{36}/.exec(question)?.[0];
    const input = other ? { ownerId: other, email: other } : {};
    return { calls: names.filter((name) => name !== "read_chart").map((name) => ({ name, input })) };
  }
  if (/\brepita\b/i.test(question)) return { says: answers.map(textOf).join(" ") };
  const first = /"id":"(f\d+)","label":"([^"]+)","value":"([^"]+)"/.exec(
    answers.map(textOf).join(" ").replaceAll('\\"', '"'),
  );
  if (!first) return { says: "Os seus números não respondem a isso." };
  return { says: `${first[2]}: ${first[3]} [${first[1]}]. Isso vem das suas figuras, não de [f9999].` };
}

async function bodyOf(request: IncomingMessage): Promise<Asked> {
  let text = "";
  for await (const piece of request) text += piece;
  return JSON.parse(text);
}

const chunk = (delta: object, finish: string | null = null) =>
  `data: ${JSON.stringify({
    ...{ id: "answer", object: "chat.completion.chunk", created: 1, model: "stand-in" },
    choices: [{ index: 0, delta, finish_reason: finish }],
  })}\n\n`;

/** A real server on loopback that speaks /chat/completions as server-sent events; it keeps what it was asked. */
export async function startLanguageModel(port = 0) {
  const asked: Asked[] = [];
  let hangs = false;
  let left = 0;
  const answer = async (request: IncomingMessage, response: ServerResponse) => {
    if (request.method === "GET") return response.end("ready");
    if (!request.url?.endsWith("/chat/completions")) return response.writeHead(404).end();
    const body = await bodyOf(request);
    asked.push(body);
    response.writeHead(200, { "content-type": "text/event-stream" });
    response.on("close", () => {
      if (!response.writableEnded) left += 1;
    });
    const turn = decide(body);
    if ("calls" in turn) {
      const calls = turn.calls.map(({ name, input }, index) => ({
        ...{ index, id: `call-${asked.length}-${index}`, type: "function" },
        function: { name, arguments: JSON.stringify(input) },
      }));
      response.write(chunk({ role: "assistant", tool_calls: calls }));
      return response.end(`${chunk({}, "tool_calls")}data: [DONE]\n\n`);
    }
    for (const word of turn.says.split(/(?<= )/)) response.write(chunk({ content: word }));
    if (!hangs) response.end(`${chunk({}, "stop")}data: [DONE]\n\n`);
  };
  const server = createServer((request, response) => void answer(request, response));
  await new Promise<void>((resolve) => server.listen(port, "127.0.0.1", resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`,
    asked,
    /** From now on it never ends its answers. */
    hang: () => (hangs = true),
    /** How many answers were given up by who asked. */
    left: () => left,
    close: () => new Promise((resolve) => server.close(resolve).closeAllConnections()),
  };
}
