import { defineConfig } from "vitest/config";
import { BaseSequencer, type TestSpecification } from "vitest/node";

const databaseTests = ["{platform,auth,server,database}/**/*.db.test.ts"];
/**
 * What `npm test` asks of the embedded database too: what stands on its peculiarities, the essentials of auth, a
 * process that is killed or told to stop, and stories that cross most capabilities. By hand and in `npm run prove`
 * every file runs on both.
 */
const essentialTests = [
  "{platform,database}/**/*.db.test.ts",
  "auth/{conformance,tokens}/**/*.db.test.ts",
  "auth/grants/{password,refresh-token}.db.test.ts",
  "auth/endpoints/{sign-up,sign-out,verify}.db.test.ts",
  "server/startup/{crash,shutdown}.db.test.ts",
  "server/{journeys,people,queues}/routes.db.test.ts",
];
const embeddedTests = process.env.EMBEDDED_TESTS === "essential" ? essentialTests : databaseTests;

/** Files that start whole processes take longest: begun last, they would leave the other worker with nothing to do. */
class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const isShort = ({ moduleId }: TestSpecification) => Number(!moduleId.includes("/server/startup/"));
    const byProject = Object.groupBy(await super.sort(files), ({ project }) => project.name);
    const { pure = [], ...others } = byProject;
    return [pure, ...Object.values(others)].flatMap((group = []) =>
      group.sort((a, b) => isShort(a) - isShort(b)),
    );
  }
}

/** Generous, for busy machines: a test that passes never waits for them. */
const patience = { testTimeout: 300_000, hookTimeout: 300_000, expect: { poll: { timeout: 120_000 } } };

export default defineConfig({
  test: {
    maxWorkers: 2,
    sequence: { sequencer: LongestFirst },
    projects: [
      {
        test: {
          name: "pure",
          include: ["{domain,messages,platform,auth,server}/**/*.test.ts"],
          exclude: ["**/*.db.test.ts", "**/node_modules/**"],
          // Files of one worker share their modules: loading them anew for each takes four fifths of what these cost.
          isolate: false,
          ...patience,
        },
      },
      {
        test: {
          name: "unit",
          // What puts another language, clock or window in the place of a module needs modules of its own.
          include: ["{web,testing}/**/*.test.{ts,tsx}"],
          exclude: ["**/node_modules/**"],
          ...patience,
        },
      },
      {
        test: {
          name: "pglite",
          include: embeddedTests,
          globalSetup: "testing/global-setup.ts",
          // Files of one worker share their modules: loading the server anew for each would take a fifth of the run.
          isolate: false,
          ...patience,
        },
      },
      {
        test: {
          name: "postgres",
          include: databaseTests,
          globalSetup: "testing/global-setup.ts",
          // Files of one worker share their modules: loading the server anew for each would take a fifth of the run.
          isolate: false,
          ...patience,
        },
      },
    ],
  },
});
