import { type OutgoingHttpHeader, type OutgoingHttpHeaders, ServerResponse } from "node:http";

type Fields = OutgoingHttpHeaders | OutgoingHttpHeader[];

/** A response that can be given headers for its head before the rest of the head is known. */
export class Answer extends ServerResponse {
  /** Names in lower case and values, in turn; a header of the same name at writing takes its place. */
  defaults: OutgoingHttpHeader[] | undefined;

  override writeHead(status: number, reason?: string | Fields, fields?: Fields): this {
    const { defaults } = this;
    if (defaults === undefined) return super.writeHead(status, reason as string, fields);
    // Node writes a flat list at once; headers set one by one are kept, looked up and copied first.
    if (typeof reason === "string") return super.writeHead(status, reason, add(defaults, fields));
    return super.writeHead(status, add(defaults, reason));
  }
}

function add(all: OutgoingHttpHeader[], fields: Fields = {}): OutgoingHttpHeader[] {
  if (Array.isArray(fields)) for (let i = 0; i < fields.length; i += 2) put(all, fields[i], fields[i + 1]);
  else for (const name in fields) put(all, name, fields[name]);
  return all;
}

function put(all: OutgoingHttpHeader[], name: OutgoingHttpHeader = "", value: OutgoingHttpHeader = ""): void {
  const wanted = String(name).toLowerCase();
  for (let i = 0; i < all.length; i += 2) {
    if (all[i] !== wanted) continue;
    all[i + 1] = value;
    return;
  }
  all.push(name, value);
}
