import { request as httpRequest, type IncomingMessage } from "node:http";
import { PUBLIC_URL } from "./auth-world.ts";

type Person = { login: string; refuses?: boolean };
type Step = { url: URL; response: Response; html: string };

/** A browser with a cookie jar, for which the public address is the server of the tests. */
export function createBrowser(authUrl: string) {
  const jar = new Map<string, Map<string, string>>();
  const serverOrigin = new URL(authUrl).origin;

  /** One request; redirects are left to the caller. */
  async function open(address: string | URL, init: RequestInit = {}): Promise<Step> {
    const url = new URL(address);
    const cookies = jar.get(url.origin) ?? new Map<string, string>();
    jar.set(url.origin, cookies);
    const headers = new Headers(init.headers);
    headers.set("cookie", [...cookies].map(([name, value]) => `${name}=${value}`).join("; "));
    const target = url.origin === PUBLIC_URL ? url.href.replace(PUBLIC_URL, serverOrigin) : url.href;
    const response = await send(new Request(target, { ...init, headers }), url.host);
    for (const line of response.headers.getSetCookie()) {
      const [, name, value] = /^([^=]+)=([^;]*)/.exec(line)!;
      if (value && !/expires=Thu, 01 Jan 1970/i.test(line)) cookies.set(name!, value);
      else cookies.delete(name!);
    }
    return { url, response, html: await response.text() };
  }

  /** Walks from address to address, signing in and consenting on the way, until the one that is looked for. */
  async function walkUntil(
    address: string | URL,
    person: Person,
    isReached: (url: URL) => boolean,
  ): Promise<URL> {
    let step = await open(address);
    for (let hops = 0; hops < 20; hops++) {
      const location = step.response.headers.get("location");
      const next = location ? new URL(location, step.url) : null;
      if (next && isReached(next)) return next;
      step = next ? await open(next) : await answerPage(step, person);
    }
    throw new Error("the walk has no end");
  }

  function answerPage({ url, html, response }: Step, { login, refuses }: Person) {
    const action = /<form[^>]* action="([^"]+)"/.exec(html)?.[1];
    if (!action) throw new Error(`${url.pathname} answered ${response.status}: ${html.slice(0, 200)}`);
    if (refuses) return open(new URL(/href="([^"]+\/abort)"/.exec(html)![1]!, url));
    const hidden = [...html.matchAll(/type="hidden" name="([^"]+)" value="([^"]*)"/g)];
    const fields = hidden.map(([, name, value]) => [name!, value!]);
    const body = new URLSearchParams([...fields, ["login", login], ["password", "any"]]);
    return open(new URL(action, url), { method: "POST", body });
  }

  return {
    open,
    /** As a page of ours fetches: the cookies of this browser come and go with it. */
    fetch: async (input: RequestInfo | URL, init?: RequestInit): Promise<Response> => {
      const { html, response } = await open(String(input).replace(serverOrigin, PUBLIC_URL), init);
      return new Response(html || null, response);
    },
    /** All the way, to the page of ours that the flow ends at. */
    walk: (address: string | URL, person: Person) =>
      walkUntil(
        address,
        person,
        ({ origin, pathname }) => origin === PUBLIC_URL && !pathname.startsWith("/auth/v1/"),
      ),
    /** As far as the address the provider sends people back to, without going there. */
    walkToCallback: (address: string | URL, person: Person) =>
      walkUntil(address, person, ({ pathname }) => pathname === "/auth/v1/callback"),
  };
}

/** One request to a server that is called by another name; `fetch` would call it by its address. */
async function send(request: Request, host: string): Promise<Response> {
  const body = Buffer.from(await request.arrayBuffer());
  const headers = { ...Object.fromEntries(request.headers), host, "content-length": body.length };
  const incoming = await new Promise<IncomingMessage>((resolve, reject) => {
    const outgoing = httpRequest(request.url, { method: request.method, headers }, resolve);
    outgoing.on("error", reject).end(body);
  });
  const chunks: Buffer[] = [];
  for await (const chunk of incoming) chunks.push(chunk);
  const received = new Headers();
  const raw = incoming.rawHeaders;
  for (let index = 0; index < raw.length; index += 2) received.append(raw[index]!, raw[index + 1]!);
  const text = Buffer.concat(chunks).toString();
  return new Response(text === "" ? null : text, { status: incoming.statusCode!, headers: received });
}
