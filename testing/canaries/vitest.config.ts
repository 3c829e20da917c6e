import { defineConfig } from "vitest/config";

/** Runs the canary that is named, beside one that passes unless it is to be alone, as the projects of the house run. */
const names = process.env.CANARIES?.split(",") ?? [];
const onPostgres = process.env.CANARY_DATABASE === "postgres";

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: onPostgres ? "postgres" : "unit",
          include: names.map((name) => `testing/canaries/${name}.canary.ts`),
          ...(onPostgres && { globalSetup: "testing/global-setup.ts" }),
          isolate: false,
        },
      },
    ],
  },
});
