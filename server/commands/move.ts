import { moveHouse } from "./move-house.ts";
import { CommandError, runCommand } from "./run-command.ts";

const USAGE = "npm run move -- postgres://user:password@host/database [folder for files and keys]";

await runCommand(async (config, [url = "", folder]) => {
  if (!/^postgres(ql)?:\/\//.test(url)) throw new CommandError(USAGE);
  if (config.databaseUrl) throw new CommandError("DATABASE_URL is set: this house is in PostgreSQL already");
  const { tables, rows, files } = await moveHouse({ config, url, folder, tell: console.log });
  console.log(`${rows} rows of ${tables} tables and ${files} files are there, counted and compared.`);
  const place = folder ? ` and DATA_DIR=${folder}` : ", the same DATA_DIR";
  console.log(`Start with that address as DATABASE_URL${place}; the embedded database was left as it is.`);
});
