/** The import table of ARCHITECTURE.md. testing/check/import-rules.test.ts plants one violation per rule. */
const code = "\\.tsx?$";
const npm = "node_modules";
const floors = "^(domain|platform|auth|server|web)/";

const only = (name, from, allowed, comment) => ({
  name,
  comment,
  severity: "error",
  from: { path: `^${from}/.*${code}`, pathNot: "\\.test\\.tsx?$|/testing/" },
  to: { path: floors, pathNot: allowed },
});

module.exports = {
  forbidden: [
    { name: "no-cycles", severity: "error", from: {}, to: { circular: true } },
    only("domain-alone", "domain", "^domain/", "domain sees only itself"),
    {
      name: "domain-pure",
      comment: "domain knows no library but zod and nothing of Node",
      severity: "error",
      from: { path: `^domain/.*${code}`, pathNot: "\\.test\\.ts$" },
      to: { dependencyTypesNot: ["local", "aliased-subpath-import"], pathNot: `${npm}/zod/` },
    },
    only("platform-alone", "platform", "^platform/", "platform sees only itself"),
    only("auth-on-platform", "auth", "^(auth|platform)/", "auth sees itself and platform"),
    only(
      "server-below",
      "server",
      "^(server|domain|platform)/|^auth/create-auth\\.ts$",
      "server sees auth by its face",
    ),
    only(
      "web-above",
      "web",
      "^(web|domain)/|^server/[^.]+/contract\\.ts$",
      "web sees domain and what capabilities promise",
    ),
    {
      name: "web-types-only",
      comment: "of the server the web part knows types alone",
      severity: "error",
      from: { path: "^web/" },
      to: { path: "^server/", dependencyTypesNot: ["type-only"] },
    },
    {
      name: "contracts-stand-alone",
      comment: "a contract is made of shapes and of other contracts; what answers it is wired in routes.ts",
      severity: "error",
      // A hotel's contract is something else.
      from: {
        path: "^server/.+contract\\.ts$",
        pathNot: "^server/hotels/contracts/(read|write)-contract\\.ts$",
      },
      to: {
        path: "^(server|auth|database)/",
        pathNot: "contract\\.ts$|^server/http/files/list-file\\.ts$",
        dependencyTypesNot: ["type-only"],
      },
    },
    {
      name: "queries-are-private",
      comment: "a capability's SQL is its own; others call its use cases",
      severity: "error",
      // A race plays another capability's transaction beside its own.
      from: { path: "^server/([^/]+)/", pathNot: "/testing/|/races\\.db\\.test\\.ts$" },
      to: { path: "^server/[^/]+/queries\\.ts$", pathNot: "^server/$1/" },
    },
    {
      name: "queries-speak-sql",
      comment: "in server/ only queries.ts writes SQL",
      severity: "error",
      from: { path: "^server/", pathNot: "/queries\\.ts$|\\.test\\.ts$|/testing/" },
      to: { path: `${npm}/kysely/` },
    },
    {
      name: "testing-is-for-tests",
      comment: "what only tests need is loaded by nothing else",
      severity: "error",
      from: { path: floors, pathNot: "\\.test\\.tsx?$|/testing/" },
      to: { path: "/testing/" },
    },
    {
      name: "features-are-islands",
      comment: "routes compose features; a feature does not know another",
      severity: "error",
      from: { path: "^web/features/([^/]+)/" },
      to: { path: "^web/features/[^/]+/", pathNot: "^web/features/$1/" },
    },
    {
      name: "ui-knows-no-business",
      comment: "web/ui is form and behaviour only",
      severity: "error",
      from: { path: "^web/ui/", pathNot: "\\.test\\.tsx?$" },
      to: { path: "^web/(features|routes|session|site)/|^domain/|^server/" },
    },
    {
      name: "routes-are-declared",
      comment: "only declareRoute makes an API route, so that none lacks its access",
      severity: "error",
      from: {
        path: "^server/",
        pathNot:
          "^server/(http/(api|problem-shape|list-contracts)|app|documentation/(routes|describe-api|carry-null))\\.ts$",
      },
      to: { path: `${npm}/@hono/zod-openapi/` },
    },
    {
      name: "no-drawers",
      comment: "a name that says nothing collects everything",
      severity: "error",
      from: {},
      to: { path: "/(utils?|helpers?|common|misc)(/|\\.tsx?$)", pathNot: npm },
    },
  ],
  options: {
    doNotFollow: { path: npm },
    exclude: { path: "^(build|data|coverage|\\.cache|\\.react-router|messages/compiled)/" },
    tsConfig: { fileName: "tsconfig.json" },
    tsPreCompilationDeps: true,
    parser: "swc",
    enhancedResolveOptions: {
      exportsFields: ["exports"],
      conditionNames: ["import", "node", "default"],
      extensions: [".ts", ".tsx", ".js", ".mjs", ".cjs", ".json"],
    },
  },
};
