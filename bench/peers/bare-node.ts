import { readFileSync } from "node:fs";
import { createServer } from "node:http";

/** The least that Node can do to answer with these bytes under these headers. */
const [port, bodyFile, headersFile] = process.argv.slice(2);
const body = readFileSync(bodyFile!);
const headers = {
  ...(JSON.parse(readFileSync(headersFile!, "utf8")) as Record<string, string>),
  "content-length": String(body.length),
};
createServer((_, response) => response.writeHead(200, headers).end(body)).listen(Number(port), "127.0.0.1");
