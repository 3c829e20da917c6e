import { readFileSync } from "node:fs";
import { createServer } from "node:http";
import pg from "pg";

/** The least that Node can do to read one row by its key and then answer with these bytes under these headers. */
const [port, bodyFile, headersFile, database, hash] = process.argv.slice(2);
const body = readFileSync(bodyFile!);
const headers = {
  ...(JSON.parse(readFileSync(headersFile!, "utf8")) as Record<string, string>),
  "content-length": String(body.length),
};
const pool = new pg.Pool({ connectionString: database!, max: 10 });
const text = "select * from proposal_links where token_hash = $1";
createServer((_, response) => {
  pool.query({ text, values: [hash] }).then(
    ({ rows }) => response.writeHead(rows.length === 1 ? 200 : 404, headers).end(body),
    () => response.writeHead(500).end(),
  );
}).listen(Number(port), "127.0.0.1");
