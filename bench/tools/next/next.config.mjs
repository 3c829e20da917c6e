import { dirname } from "node:path";

// The packages stand beside this folder.
const root = dirname(import.meta.dirname);

export default { outputFileTracingRoot: root, turbopack: { root } };
