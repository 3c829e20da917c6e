import { tmpdir } from "node:os";
import { join } from "node:path";
import { defineConfig } from "@playwright/test";
import { CHROMIUM_ARGS } from "./testing/browser/chromium-args.ts";
import { findChromium } from "./testing/browser/find-chromium.ts";

const port = Number(process.env.E2E_PORT ?? 4199);
const modelPort = Number(process.env.E2E_MODEL_PORT ?? port + 6);
const oidcPort = Number(process.env.E2E_OIDC_PORT ?? port + 5);
// The config is read again in every worker; the folder is named once, by the first, and made by the server.
process.env.E2E_DATA_DIR ??= join(tmpdir(), `lilamonde-e2e-${process.pid}`);
process.env.CHROMIUM_PATH = await findChromium();

export default defineConfig({
  testDir: "e2e",
  outputDir: "test-results",
  fullyParallel: true,
  // One more than the cores of the smallest machine: a page that waits for its scripts leaves one idle.
  workers: 3,
  // Generous, for busy machines: a test that passes never waits for them.
  timeout: 180_000,
  expect: { timeout: 30_000 },
  reporter: process.env.E2E_REPORT ? [["dot"], ["json", { outputFile: process.env.E2E_REPORT }]] : "line",
  use: {
    baseURL: `http://127.0.0.1:${port}`,
    locale: "pt-BR",
    timezoneId: "America/Sao_Paulo",
    // Both cost every page that is opened for the first time; what promises something of them asks for them.
    serviceWorkers: "block",
    contextOptions: { reducedMotion: "reduce" },
    launchOptions: { executablePath: process.env.CHROMIUM_PATH, args: CHROMIUM_ARGS },
  },
  webServer: [
    {
      command: "node e2e/oidc-server.ts",
      url: `http://127.0.0.1:${oidcPort}/.well-known/openid-configuration`,
      env: { PORT: String(oidcPort), CALLBACK: `http://127.0.0.1:${port}/auth/v1/callback` },
    },
    {
      command: "node e2e/ai-server.ts",
      url: `http://127.0.0.1:${modelPort}/`,
      env: { PORT: String(modelPort) },
    },
    {
      command: "node e2e/server.ts",
      url: `http://127.0.0.1:${port}/health/ready`,
      timeout: 180_000,
      gracefulShutdown: { signal: "SIGTERM", timeout: 10_000 },
      env: {
        PORT: String(port),
        DATA_DIR: process.env.E2E_DATA_DIR,
        RATE_LIMIT_SCALE: "1000",
        LOG_LEVEL: "warn",
        // The host the browser uses is not the community's.
        COMMUNITY_DOMAIN: "lilamonde",
        AI_BASE_URL: `http://127.0.0.1:${modelPort}/v1`,
        AI_MODEL: "stand-in",
        OIDC_CASA_ISSUER: `http://127.0.0.1:${oidcPort}`,
        OIDC_CASA_CLIENT_ID: "lilamonde",
        OIDC_CASA_CLIENT_SECRET: "a secret of the tests",
      },
    },
  ],
});
