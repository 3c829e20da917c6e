import { spawn } from "node:child_process";
import { once } from "node:events";
import { rmSync } from "node:fs";
import { type APIRequest, expect } from "@playwright/test";
import { freePort } from "../testing/free-port.ts";
import { houseDatabase } from "./house-database.ts";
import { copyFiles, copyWorld } from "./planted-copies.ts";

const houseDay = (at: Date) => new Intl.DateTimeFormat("sv-SE", { timeZone: "America/Sao_Paulo" }).format(at);
const DAY_MS = 86_400_000;

/** A house of a story's own, on a database of its own, whose clock the story moves; nobody else's today changes. */
export async function openClockedHouse(requests: APIRequest) {
  const name = `clocked_${process.pid}_${Date.now()}`;
  const database = await copyWorld(houseDatabase(), name);
  const dataDir = copyFiles();
  const port = await freePort();
  const child = spawn(process.execPath, ["e2e/clocked-server.ts"], {
    env: {
      ...process.env,
      ...{ PORT: String(port), DATA_DIR: dataDir, DEMO: "1", LOG_LEVEL: "warn", RATE_LIMIT_SCALE: "1000" },
      ...{ DATABASE_URL: database, COMMUNITY_DOMAIN: "lilamonde" },
    },
    stdio: ["ignore", "ignore", "inherit", "ipc"],
  });
  const exited = once(child, "exit");
  const baseURL = `http://127.0.0.1:${port}`;
  const isReady = () =>
    fetch(`${baseURL}/health/ready`).then(
      ({ ok }) => ok,
      () => false,
    );
  await expect.poll(isReady, { timeout: 240_000 }).toBe(true);
  const request = await requests.newContext({ baseURL });
  let aheadMs = 0;
  const now = () => new Date(Date.now() + aheadMs);
  return {
    ...{ baseURL, request, now, database },
    /** The day so many days ago, by the clock of this house and where it is. */
    daysAgo: (days: number) => houseDay(new Date(now().getTime() - days * DAY_MS)),
    letDaysPass: async (days: number) => {
      aheadMs += days * DAY_MS;
      const moved = once(child, "message");
      child.send(aheadMs);
      expect((await moved)[0]).toBe(aheadMs);
    },
    close: async () => {
      await request.dispose();
      child.kill("SIGTERM");
      await exited;
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

export type ClockedHouse = Awaited<ReturnType<typeof openClockedHouse>>;
