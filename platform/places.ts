import { findPackageJSON } from "node:module";
import { dirname, join } from "node:path";

/** The folder of the project: the nearest with a package.json, of the sources and of what is built from them alike. */
const ROOT = dirname(findPackageJSON(import.meta.url)!);

/** Where that lies which running code reads beside itself; a machine without sources is given these. */
export const places = {
  migrations: join(ROOT, "database/migrations"),
  pdfFonts: join(ROOT, "platform/pdf/fonts"),
  pictureFonts: join(ROOT, "server/site/share-images/fonts"),
  commonPasswords: join(ROOT, "auth/passwords/common-passwords.txt"),
  artOriginals: join(ROOT, "web/art/originals"),
  /** What people's browsers are sent, and what renders their first page. */
  webClient: join(ROOT, "build/client"),
  webServer: join(ROOT, "build/server/index.js"),
};
