import { globSync } from "node:fs";
import { resolve } from "node:path";
import { reactRouter } from "@react-router/dev/vite";
import { defineConfig, normalizePath, type Plugin } from "vite";
import { compileMessages } from "./messages/compile.ts";
import { buildArt } from "./web/art/build-art.ts";
import { directImports } from "./web/direct-imports.ts";
import { type Graph, portalFiles } from "./web/split-code.ts";

/**
 * What every public page needs travels in two files, instead of one for each word of the menu and each icon of the
 * footer: on a phone the number of requests weighs.
 */
const chunks = [
  { name: "react", test: /node_modules[\\/](react|react-dom|scheduler|react-router)[\\/]/, priority: 6 },
  { name: chromeName, priority: 5 },
  ...portalFiles(),
];

export default defineConfig({
  publicDir: "web/public",
  plugins: [words(), art(), reactRouter(), directImports()],
  build: { target: "es2022", assetsInlineLimit: 0, reportCompressedSize: false },
  environments: {
    // From outside the build all of its icons would be loaded, 35 MB for the few that are drawn.
    ssr: { resolve: { noExternal: ["lucide-react"] } },
    client: {
      build: {
        rolldownOptions: {
          output: { codeSplitting: { groups: chunks }, chunkFileNames: "assets/[hash].js" },
        },
      },
    },
  },
});

/** Compiles the messages before anything imports them, and again whenever their sources change. */
function words(): Plugin {
  return {
    name: "lilamonde:messages",
    config: () => compileMessages(),
    configureServer(server) {
      server.watcher.on("change", (file) => {
        if (/[\\/]messages[\\/][\w-]+[\\/](pt|en)\.json$/.test(file)) compileMessages();
      });
    },
  };
}

/** Makes the renditions before the first module asks for them. */
function art(): Plugin {
  return { name: "lilamonde:art", config: () => buildArt() };
}

/** The global styles, and those that more than one public page needs; what one page or the portals alone need travels with them. */
const sharedStyles = new Set(
  globSync([
    "web/styles/app.css",
    "web/ui/{accordion,arrow-link,button,card,drawing,field,icon-button,language-switch,notice,skeleton,state,tabs}.module.css",
    "web/ui/{hero,toast,typing}/*.module.css",
    "web/features/{contact,heroes,newsletter}/*.module.css",
    "web/features/hotels/drawings/globe.module.css",
    "web/site/{small-pages/*,home/direct-bookings-case,services/one-case}.module.css",
  ]).map((file) => normalizePath(resolve(file))),
);

const CHROME = /[\\/]web[\\/](site[\\/]chrome|routes[\\/]site[\\/]layout|ui[\\/](footer|mark)\.)/;
const WITH_CHROME = /[\\/]web[\\/](site[\\/]chrome|locale|ui[\\/](navigation|footer|mark|arrow))/;
const WORD = /[\\/]messages[\\/]compiled[\\/]/;

/** A part of the header and footer of the public site, or one of their words. */
function chromeName(id: string, graph: Graph): "chrome" | null {
  const isOwn = WITH_CHROME.test(id) || sharedStyles.has(id.replace(/\?.*/, ""));
  const isWord =
    WORD.test(id) && graph.getModuleInfo(id)?.importers.some((importer) => CHROME.test(importer));
  return isOwn || isWord ? "chrome" : null;
}
