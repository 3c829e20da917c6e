import { html } from "hono/html";

type Schema = {
  $ref?: string;
  type?: string | string[];
  enum?: unknown[];
  properties?: Record<string, Schema>;
  required?: string[];
  items?: Schema;
  anyOf?: Schema[];
  maxLength?: number;
  format?: string;
};
type Content = Record<string, { schema?: Schema }>;
type Operation = {
  summary?: string;
  tags?: string[];
  "x-access"?: string | string[];
  parameters?: { name: string; in: string; required?: boolean; schema?: Schema }[];
  requestBody?: { content?: Content };
  responses?: Record<string, { description?: string; content?: Content }>;
};
type Document = { info: { title: string; description?: string }; paths?: Record<string, unknown> };

export const STYLES = `
body { margin: 0 auto; max-width: 60rem; padding: 3rem 1.5rem; background: #f7f3eb; color: #1d1a16;
  font: 15px/1.6 "Helvetica Neue", Arial, sans-serif; }
h1, h2 { font-family: Georgia, serif; font-weight: 400; }
section { border-top: 1px solid #c5b9a4; padding: 1.25rem 0; }
h2 { font-size: 1.25rem; margin: 0; } code, td:first-child { font: 13px/1.5 ui-monospace, monospace; }
.method { color: #7a5a22; text-transform: uppercase; } .quiet { color: #6b6357; }
table { border-collapse: collapse; width: 100%; margin: .5rem 0; } caption { text-align: left; color: #6b6357; }
td { border-top: 1px solid #ddd4c4; padding: .3rem .75rem .3rem 0; vertical-align: top; }
a { color: #5b2a36; }`;

/** The API as a page that needs no script: what each route is for, who may call it, what goes in and out. */
export function referencePage(document: Document) {
  const operations = Object.entries(document.paths ?? {}).flatMap(([path, methods]) =>
    Object.entries(methods as Record<string, Operation>).map(([method, operation]) => ({
      path,
      method,
      operation,
    })),
  );
  return html`<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">
<title>${document.info.title} API</title><link rel="stylesheet" href="/api/docs.css"></head>
<body><main><h1>${document.info.title} API</h1>
<p>${document.info.description} The same as <a href="/api/openapi.json">OpenAPI</a>.</p>
${operations.map(operationSection)}</main></body></html>`;
}

function operationSection({
  path,
  method,
  operation,
}: {
  path: string;
  method: string;
  operation: Operation;
}) {
  const access = operation["x-access"] ?? "undeclared";
  return html`<section id="${method}-${path}">
<h2><code class="method">${method}</code> <code>${path}</code></h2>
<p>${operation.summary} <span class="quiet">For: ${Array.isArray(access) ? access.join(", ") : access}</span></p>
${operation.parameters?.length ? parameterTable(operation.parameters) : ""}
${contentTables("Request body", operation.requestBody?.content)}
${Object.entries(operation.responses ?? {}).map(([status, { description, content }]) =>
  contentTables(`${status}: ${description ?? ""}`, content),
)}</section>`;
}

function parameterTable(parameters: NonNullable<Operation["parameters"]>) {
  return html`<table><caption>Parameters</caption>${parameters.map(
    ({ name, in: where, required, schema }) =>
      html`<tr><td>${name}</td><td>${where}, ${typeName(schema)}${required ? "" : ", optional"}</td></tr>`,
  )}</table>`;
}

function contentTables(caption: string, content: Content | undefined) {
  return Object.entries(content ?? {}).map(([media, { schema }]) => {
    const fields = Object.entries(schema?.properties ?? {});
    const rows = fields.map(([name, field]) => {
      const optional = schema?.required?.includes(name) ? "" : ", optional";
      return html`<tr><td>${name}</td><td>${typeName(field)}${optional}</td></tr>`;
    });
    const whole = html`<tr><td>${typeName(schema)}</td></tr>`;
    return html`<table><caption>${caption} <span class="quiet">${media}</span></caption>${
      rows.length > 0 ? rows : whole
    }</table>`;
  });
}

function typeName(schema: Schema | undefined): string {
  if (!schema) return "anything";
  if (schema.$ref) return schema.$ref.split("/").at(-1) ?? "";
  if (schema.enum) return schema.enum.map((value) => JSON.stringify(value)).join(" | ");
  if (schema.anyOf) return schema.anyOf.map(typeName).join(" | ");
  if (schema.type === "array") return `list of ${typeName(schema.items)}`;
  const type = [schema.type ?? "anything"].flat().join(" or ");
  const limits = [schema.format, schema.maxLength && `at most ${schema.maxLength}`].filter(Boolean);
  return limits.length > 0 ? `${type} (${limits.join(", ")})` : type;
}
