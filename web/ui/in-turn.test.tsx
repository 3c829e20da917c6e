import { PassThrough } from "node:stream";
import { text } from "node:stream/consumers";
import { renderToPipeableStream } from "react-dom/server";
import { expect, test } from "vitest";
import { InTurn } from "./in-turn.tsx";

const PARTS = Array.from({ length: 6 }, (_, at) => at);

test("a long page is drawn part by part, others have their turn between, and what is sent is whole and in order", async () => {
  const drawn: number[] = [];
  /** How many parts had been drawn at each turn that somebody else had. */
  const seen = new Set<number>();
  let isDone = false;
  const look = () => {
    seen.add(drawn.length);
    if (!isDone) setImmediate(look);
  };
  setImmediate(look);

  const Part = ({ at }: { at: number }) => {
    drawn.push(at);
    return <p>{`part ${at} ${"and so on ".repeat(100)}`}</p>;
  };
  const html = await new Promise<string>((resolve, reject) => {
    const { pipe } = renderToPipeableStream(
      <main>
        {PARTS.map((at) => (
          <InTurn key={at} isFirst={at === 0}>
            <Part at={at} />
          </InTurn>
        ))}
      </main>,
      {
        progressiveChunkSize: Infinity,
        onError: reject,
        onAllReady: () => void text(pipe(new PassThrough())).then(resolve, reject),
      },
    );
  });
  isDone = true;

  expect(drawn).toEqual(PARTS);
  expect([...seen]).toEqual(expect.arrayContaining([1, 2, 3, 4, 5]));
  expect(html).not.toContain("<template");
  expect(html).not.toContain("<script");
  expect(html.match(/part \d/g)).toEqual(PARTS.map((at) => `part ${at}`));
});
