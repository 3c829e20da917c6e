/** One event of the stream; an event without a name only says how far the stream has come. */
export type LiveEvent = { id?: string; event?: string; data?: string };

/** Reads server-sent events as they arrive. */
export async function* readEvents(body: ReadableStream<Uint8Array<ArrayBuffer>>): AsyncGenerator<LiveEvent> {
  const reader = body.pipeThrough(new TextDecoderStream()).getReader();
  let rest = "";
  for (;;) {
    const { value, done } = await reader.read();
    if (done) return;
    const blocks = (rest + value).split("\n\n");
    rest = blocks.pop() ?? "";
    for (const block of blocks) yield parse(block);
  }
}

function parse(block: string): LiveEvent {
  const fields: LiveEvent = {};
  for (const line of block.split("\n")) {
    const [name, value] = line.split(/: ?(.*)/s);
    if (name === "id" || name === "event" || name === "data") fields[name] = value;
  }
  return fields;
}
