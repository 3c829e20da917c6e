/** 32 random or signed bytes as addresses carry them: what opens a page of somebody's without signing in. */
const SECRET = /(?<![\w-])(?=[\w-]*[A-Z])(?=[\w-]*[a-z])[\w-]{43}(?![\w-])/g;
/** An event's ticket: whose, which, and the house's hand. */
const TICKET = /(?<![\w-])[\w-]{22}\.\d+\.[\w-]{22}(?![\w-])/g;
/** A signed address of a stored file opens nothing but what is shown anyway. */
const STORED = /^(https?:\/\/[^/]+)?\/files\//;

const blank = (secret: string) => secret.replaceAll(/[\w-]/g, "_");

/**
 * An answer without what acts: every link, feed and ticket in it leads nowhere, while its shape stays. For whoever looks
 * with somebody else's eyes.
 */
export async function hideSecrets(answer: Response): Promise<Response> {
  if (!answer.headers.get("content-type")?.includes("json")) return answer;
  const read: unknown = JSON.parse(await answer.text(), (_key, value: unknown) =>
    typeof value === "string" && !STORED.test(value)
      ? value.replaceAll(SECRET, blank).replaceAll(TICKET, blank)
      : value,
  );
  return new Response(JSON.stringify(read), answer);
}
