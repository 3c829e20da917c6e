import { serve } from "@hono/node-server";
import { App } from "@supabase/lite";
import { createPgliteConnection } from "@supabase/lite/pglite";

const [port, folder] = process.argv.slice(2);
// Its own defaults, without a mail to confirm.
const auth = {
  enabled: true,
  jwt_secret: "a secret of thirty-two characters",
  email: { enable_confirmations: false },
};
const connection = await createPgliteConnection({ url: folder });
const app = new App({ connection, auth });
await app.init();
await app.ensureSystemSchema();
serve({ fetch: (request) => app.fetch(request), hostname: "127.0.0.1", port: Number(port) });
