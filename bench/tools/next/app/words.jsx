import { readFileSync } from "node:fs";

/** The words of our home page, each in a paragraph of its own. */
export function Words() {
  const words = JSON.parse(readFileSync("words.json", "utf8"));
  return words.map((text) => <p key={text}>{text}</p>);
}
