import { getRequestListener } from "@hono/node-server";
import { type Clock, systemClock } from "#platform/clock.ts";
import type { Config } from "#platform/config.ts";
import { isBehind, type Migration, migrate, readMigrations } from "#platform/database/migrate.ts";
import { announceNode } from "#platform/database/nodes.ts";
import { openDatabase } from "#platform/database/open-database.ts";
import { openDisk } from "#platform/files/disk.ts";
import { type Listening, listen } from "#platform/http/listen.ts";
import { createPageCache } from "#platform/http/page-cache.ts";
import { pageHeaders } from "#platform/http/security-headers.ts";
import { hashLinkToken } from "#platform/link-token.ts";
import type { Log } from "#platform/log.ts";
import { createApp } from "../app.ts";
import { findLinkLanguage } from "../bookings/links/queries.ts";
import { findGuestLanguage } from "../checkpoints/promises/queries.ts";
import type { Arrival } from "../http/env.ts";
import { createPageRenderer } from "../pages/page-renderer.ts";
import { createPages } from "../pages/pages.ts";
import { createProposalFiles } from "../proposals/files/make-file.ts";
import { openShownFile } from "../proposals/files/open-shown-file.ts";
import { findProposalPage } from "../proposals/find-page.ts";
import { closeInTurn } from "./close-in-turn.ts";
import { createDeps } from "./create-deps.ts";
import { drain } from "./drain.ts";
import { createFrontDoor } from "./front-door.ts";
import { plant } from "./plant.ts";
import { refuseDemoPeople } from "./uproot.ts";
import type { WebPart } from "./web-part.ts";

const GRACE_MS = 15_000;

export type RunningServer = { port: number; close: () => Promise<void> };
type StartInput = {
  config: Config;
  log: Log;
  web: WebPart;
  clock?: Clock;
  /** What this code knows of the database, read once: newer code may be put in its place while it runs. */
  migrations?: Migration[];
};

/**
 * Opens the database, migrates, starts jobs, and listens; `close` finishes requests and jobs before it lets go, and
 * gives up on what does not answer.
 */
export async function startServer({
  config,
  log,
  web,
  clock = systemClock,
  migrations = readMigrations(),
}: StartInput): Promise<RunningServer> {
  const database = await openDatabase({ config, log });
  let listening: Listening | undefined;
  try {
    await announceNode(database, migrations);
    const applied = await migrate(database, migrations, (names) => log.info({ names }, "migrating"));
    if (applied.length > 0) log.info({ applied }, "migrated");
    await refuseDemoPeople({ db: database.db, config });
    const { deps, start, stop } = await createDeps({
      ...{ config, log, clock, database },
      isBehind: await isBehind(database, migrations),
    });
    await start();
    await plant(deps);

    // Before the first page that names them is given away.
    await web.share({ disk: await openDisk(config.filesUrl), log }).catch((error: unknown) => {
      log.warn({ err: error }, "nodes of other versions do not have this one's scripts");
    });
    let isClosing = false;
    const cache = createPageCache();
    const stopListening = await database.listen("content", cache.forget);
    const pages = createPages({
      cache,
      headers: pageHeaders({ isHttps: config.publicUrl.startsWith("https:") }),
      publicUrl: config.publicUrl,
      communityDomain: config.communityDomain,
      isDevelopment: web.mode === "development",
      findProposalPage: (bearer) => findProposalPage(deps, bearer),
      makeProposalFile: createProposalFiles(deps),
      openProposalFile: (bearer, asked) => openShownFile(deps, bearer, asked),
      findLinkLanguage: ({ kind, token }) =>
        (kind === "stay" ? findGuestLanguage : findLinkLanguage)(deps.db, hashLinkToken(token)),
      render: createPageRenderer({ load: web.load, publicUrl: config.publicUrl, mode: web.mode }),
    });
    const { fetch } = createApp(deps, { pages, migrations, isClosing: () => isClosing });
    const answer = getRequestListener((request, bindings) => fetch(request, bindings as Arrival));
    listening = await listen({
      host: config.host,
      port: config.port,
      graceMs: GRACE_MS,
      handle: createFrontDoor({
        cache,
        web,
        metrics: deps.metrics,
        communityDomain: config.communityDomain,
        trustProxy: config.trustProxy,
        shareScale: config.rateLimitScale,
        isClosing: () => isClosing,
        app: (request, response) => void answer(request, response),
      }),
    });
    const { port, close } = listening;
    return {
      port,
      close: async () => {
        isClosing = true;
        await drain({ live: deps.live, seconds: config.drainSeconds });
        return closeInTurn(log, [
          { name: "live streams", close: deps.live.close, limitMs: 2_000 },
          { name: "requests", close, limitMs: GRACE_MS + 1_000 },
          { name: "background work", close: stop, limitMs: 12_000 },
          { name: "page invalidation", close: stopListening, limitMs: 1_000 },
          { name: "web part", close: web.close, limitMs: 2_000 },
          { name: "database", close: database.close, limitMs: 3_000 },
        ]);
      },
    };
  } catch (error) {
    await listening?.close();
    await closeInTurn(log, [{ name: "database", close: database.close, limitMs: 3_000 }]).catch(
      () => undefined,
    );
    throw error;
  }
}
