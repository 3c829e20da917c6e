import { DEMO_PASSWORD, demoPeople } from "#database/seed/demo/people.ts";
import { isCommunityHost } from "#domain/site/addresses.ts";
import { type Config, parseConfig } from "#platform/config.ts";
import { baseHeaders } from "#platform/http/security-headers.ts";
import { createLog } from "#platform/log.ts";
import { exitWith } from "./explain.ts";
import { openBuiltWebPart, openLiveWebPart } from "./web-part.ts";

const DEMO_WARNING =
  "Warning: DEMO=1 opens this house to whoever reaches it: the demo passwords are published, and everybody's mail can be read at /dev/mailbox";

/** Runs the platform until it is told to stop; whatever prevents it is one clear line. */
export async function run({ isDevelopment }: { isDevelopment: boolean }): Promise<void> {
  process.title = "lilamonde";
  try {
    const config = parseConfig(process.env);
    const server = await open(config, isDevelopment);
    if (config.isDemoForced) console.warn(DEMO_WARNING);
    console.log(welcome(config, server.port));
    stopOnSignal(server.close);
  } catch (error) {
    exitWith(error);
  }
}

async function open(config: Config, isDevelopment: boolean) {
  const log = createLog(config.logLevel);
  // What was built for production is rendered by the libraries' production code, in threads too. The settings are read.
  if (!isDevelopment) process.env.NODE_ENV = "production";
  // Libraries look for that when they are loaded.
  const { startServer } = await import("./start-server.ts");
  const headers = baseHeaders({ isHttps: config.publicUrl.startsWith("https:") });
  const web = isDevelopment ? await openLiveWebPart() : openBuiltWebPart({ headers });
  return startServer({ config, log, web });
}

function welcome({ host, publicUrl, communityDomain, isDemo }: Config, port: number): string {
  const address = publicUrl.endsWith(":0") ? `http://${host}:${port}` : publicUrl;
  const lines = [`Lilamonde is open at ${address}`];
  if (isCommunityHost(new URL(address).host, communityDomain)) {
    lines.push(
      `Its home leads to /lilamonde: the host's name contains COMMUNITY_DOMAIN, "${communityDomain}"`,
    );
  }
  if (isDemo) {
    lines.push(`Captured mail is at ${address}/dev/mailbox`, `Demo sign-ins, password ${DEMO_PASSWORD}:`);
    for (const { email, role, isActive } of demoPeople) {
      lines.push(`  ${email} (${isActive ? role : "awaiting approval"})`);
    }
  }
  return lines.join("\n");
}

function stopOnSignal(close: () => Promise<void>): void {
  let isStopping = false;
  for (const signal of ["SIGINT", "SIGTERM"] as const) {
    process.on(signal, () => {
      // A second signal means now.
      if (isStopping) process.exit(1);
      isStopping = true;
      close().then(
        () => process.exit(0),
        (error) => {
          console.error(`Lilamonde did not stop cleanly: ${error.message}`);
          process.exit(1);
        },
      );
    });
  }
}
