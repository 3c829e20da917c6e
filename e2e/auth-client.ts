import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Page } from "@playwright/test";
import type { GoTrueClient } from "@supabase/auth-js";
import { build } from "vite";

const PASSWORD = "Uma noite em Alentejo";

let bundle: Promise<string> | undefined;

/** The official client as a script for a page. */
async function bundleClient(): Promise<string> {
  const [output] = (await build({
    configFile: false,
    logLevel: "silent",
    build: {
      write: false,
      lib: {
        entry: "node_modules/@supabase/auth-js/dist/module/index.js",
        formats: ["es"],
        fileName: "auth",
      },
    },
  })) as { output: { code: string }[] }[];
  return output!.output[0]!.code;
}

declare global {
  var auth: GoTrueClient;
}

/** Opens an empty page of our origin, by name since keys are not made for a bare address, with a signed-in client. */
export async function openWithClient(page: Page, { port }: { port: string }): Promise<void> {
  const origin = `http://localhost:${port}`;
  bundle ??= bundleClient();
  const code = await bundle;
  await page.route(`${origin}/empty`, (route) =>
    route.fulfill({ contentType: "text/html", body: "<title>Empty" }),
  );
  await page.route(`${origin}/auth.js`, (route) =>
    route.fulfill({ contentType: "text/javascript", body: code }),
  );
  await page.goto(`${origin}/empty`);
  const email = await createPerson(origin);
  await page.evaluate(
    async ({ email, password }) => {
      const { AuthClient } = await import(`${location.origin}/auth.js`);
      globalThis.auth = new AuthClient({ url: `${location.origin}/auth/v1`, autoRefreshToken: false });
      const { error } = await globalThis.auth.signInWithPassword({ email, password });
      if (error) throw error;
    },
    { email, password: PASSWORD },
  );
}

async function createPerson(origin: string): Promise<string> {
  const key = readFileSync(join(process.env.E2E_DATA_DIR!, "service.key"), "utf8").trim();
  const email = `${crypto.randomUUID()}@guests.test`;
  const response = await fetch(`${origin}/auth/v1/admin/users`, {
    method: "POST",
    headers: { authorization: `Bearer ${key}`, "content-type": "application/json" },
    body: JSON.stringify({ email, password: PASSWORD, email_confirm: true }),
  });
  if (!response.ok) throw new Error(`the person could not be made: ${response.status}`);
  return email;
}
