import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { TestProject } from "vitest/node";
import { buildProcessWhenStale } from "#server/startup/process-build.ts";
import { prepareServerTemplate } from "./postgres-template.ts";
import { prepareTemplate } from "./template.ts";

declare module "vitest" {
  interface ProvidedContext {
    template: string;
    postgresUrl: string;
    /** Where the processes of one run leave things for each other. */
    runFolder: string;
  }
}

/** Makes the database templates once for the whole run; the server lives as long as the run. */
export default async function setup(project: TestProject) {
  // What starts whole processes starts what was built.
  await buildProcessWhenStale({ onBuild: () => undefined });
  const [keptUrl, keptFolder] = process.env.TEST_POSTGRES?.split(" ") ?? [];
  if (project.name === "postgres" && keptUrl && keptFolder) {
    project.provide("template", "");
    project.provide("postgresUrl", keptUrl);
    project.provide("runFolder", keptFolder);
    return undefined;
  }
  const runFolder = mkdtempSync(join(tmpdir(), "lilamonde-run-"));
  project.provide("runFolder", runFolder);
  const forget = () => rmSync(runFolder, { recursive: true, force: true });
  const isPostgres = project.name === "postgres";
  project.provide("template", isPostgres ? "" : await prepareTemplate());
  if (!isPostgres) {
    project.provide("postgresUrl", "");
    return forget;
  }
  const server = await prepareServerTemplate();
  project.provide("postgresUrl", server.adminUrl);
  return async () => {
    await server.stop();
    forget();
  };
}
