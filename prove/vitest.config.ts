import { defineConfig } from "vitest/config";

/** Proofs too heavy for every run; each has a small twin in `npm test`. */
export default defineConfig({
  test: {
    maxWorkers: 1,
    projects: [
      {
        test: {
          name: "postgres",
          include: ["prove/*.prove.ts"],
          globalSetup: "testing/global-setup.ts",
          testTimeout: 600_000,
          hookTimeout: 60_000,
        },
      },
    ],
  },
});
