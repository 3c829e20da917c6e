import { m } from "#messages/messages.js";

export { publicPageHeaders as headers } from "#web/site/public-page.ts";

export default function Home() {
  return <h1>{m.skip_link()}</h1>;
}
