import { PGlite } from "@electric-sql/pglite";

/** Run by open-pglite.ts as a process of its own: makes an empty embedded database in the folder it is given. */
const [folder, ...postgresqlconf] = process.argv.slice(2);
const pglite = await PGlite.create({ dataDir: folder!, postgresqlconf });
await pglite.close();
process.exit(0);
