import { spawn } from "node:child_process";
import { once } from "node:events";
import { expect } from "@playwright/test";
import { builtFile } from "../server/startup/process-build.ts";
import { freePort } from "../testing/free-port.ts";
import { houseDatabase } from "./house-database.ts";

/** Another node of the house the browser visits, on the same database and the same files. */
export async function startSecondNode() {
  const dataDir = process.env.E2E_DATA_DIR!;
  const port = await freePort();
  const child = spawn(process.execPath, [builtFile("main")], {
    env: {
      ...process.env,
      ...{ PORT: String(port), DATA_DIR: dataDir, DEMO: "1", LOG_LEVEL: "warn", RATE_LIMIT_SCALE: "1000" },
      DATABASE_URL: houseDatabase(),
      COMMUNITY_DOMAIN: "lilamonde",
    },
    stdio: ["ignore", "ignore", "inherit"],
  });
  const exited = once(child, "exit");
  const url = `http://127.0.0.1:${port}`;
  const stateOf = () => {
    if (child.exitCode !== null) return `ended with ${child.exitCode}`;
    return fetch(`${url}/health/ready`).then(
      ({ ok }) => (ok ? "ready" : "starting"),
      () => "starting",
    );
  };
  // As much time as the house itself is given: it starts beside everything else that runs.
  await expect.poll(stateOf, { timeout: 180_000 }).not.toBe("starting");
  expect(await stateOf()).toBe("ready");
  return {
    url,
    stop: async () => {
      child.kill("SIGTERM");
      await exited;
    },
  };
}
