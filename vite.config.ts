import { reactRouter } from "@react-router/dev/vite";
import tailwindcss from "@tailwindcss/vite";
import { defineConfig, type Plugin } from "vite";
import { compileMessages } from "./messages/compile.ts";
import { buildArt } from "./web/art/build-art.ts";

export default defineConfig({
  publicDir: "web/public",
  plugins: [words(), art(), tailwindcss(), reactRouter()],
  build: { target: "es2022", assetsInlineLimit: 0, reportCompressedSize: false },
});

/** Compiles the messages before anything imports them, and again whenever their sources change. */
function words(): Plugin {
  return {
    name: "lilamonde:messages",
    config: () => compileMessages(),
    configureServer(server) {
      server.watcher.on("change", (file) => {
        if (/[\\/]messages[\\/](pt|en)\.json$/.test(file)) void compileMessages();
      });
    },
  };
}

/** Makes the renditions before the first module asks for them. */
function art(): Plugin {
  return { name: "lilamonde:art", config: () => buildArt() };
}
