import { defineConfig } from "vitest/config";

const databaseTests = ["{platform,auth,server,database}/**/*.db.test.ts"];

export default defineConfig({
  test: {
    maxWorkers: 2,
    projects: [
      {
        test: {
          name: "unit",
          include: ["{domain,platform,auth,server,web,messages,testing}/**/*.test.{ts,tsx}"],
          exclude: ["**/*.db.test.ts", "**/node_modules/**"],
        },
      },
      {
        test: {
          name: "pglite",
          include: databaseTests,
          globalSetup: "testing/global-setup.ts",
          // Files of one worker share their modules: loading the server anew for each would take a fifth of the run.
          isolate: false,
          testTimeout: 60_000,
          hookTimeout: 60_000,
        },
      },
      {
        test: {
          name: "postgres",
          include: databaseTests,
          globalSetup: "testing/global-setup.ts",
          // Files of one worker share their modules: loading the server anew for each would take a fifth of the run.
          isolate: false,
          testTimeout: 60_000,
          hookTimeout: 60_000,
        },
      },
    ],
  },
});
