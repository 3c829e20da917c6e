import type { TestProject } from "vitest/node";
import { prepareServerTemplate } from "./postgres-template.ts";
import { prepareTemplate } from "./template.ts";

declare module "vitest" {
  interface ProvidedContext {
    template: string;
    postgresUrl: string;
  }
}

/** Makes the database templates once for the whole run; the server lives as long as the run. */
export default async function setup(project: TestProject) {
  const isPostgres = project.name === "postgres";
  project.provide("template", isPostgres ? "" : await prepareTemplate());
  if (!isPostgres) {
    project.provide("postgresUrl", "");
    return undefined;
  }
  const server = await prepareServerTemplate();
  project.provide("postgresUrl", server.adminUrl);
  return server.stop;
}
