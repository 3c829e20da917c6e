import { places } from "#platform/places.ts";
import { createPageRenderer, loadBuild } from "#server/pages/page-renderer.ts";

// Renders pages whose API fails, as the server would, and tells what came of each: in a process of its own, since the
// tests' loader would rewrite all of the built server first.
type Asked = { address: string; locale: "pt" | "en"; status: number; only: string };

const settings = { email: "casa@lilamonde.test", phone: "", whatsapp: "", instagram: "", linkedin: "" };
const publicUrl = "http://lilamonde.test";
const render = createPageRenderer({ load: () => loadBuild(places.webServer), publicUrl, mode: "production" });

async function answerTo({ address, locale, status, only }: Asked) {
  const api = ({ url }: Request) =>
    new RegExp(only).test(url) ? Response.json({ status }, { status }) : Response.json(settings);
  const { response } = await render({ request: new Request(new URL(address, publicUrl)), locale, api });
  return { status: response.status, html: await response.text() };
}

const answers = [];
for (const asked of JSON.parse(process.argv[2]!) as Asked[]) answers.push(await answerTo(asked));
process.stdout.write(JSON.stringify(answers));
