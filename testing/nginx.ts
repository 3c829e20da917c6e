import { spawn } from "node:child_process";
import { once } from "node:events";
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { freePort } from "./free-port.ts";
import { installPackage } from "./install-package.ts";
import { capture } from "./steps.ts";
import { temporaryFolder } from "./temporary-folder.ts";
import { until } from "./until.ts";

const SHIPPED = join(import.meta.dirname, "../deploy/nginx.conf");

/** Whether nginx runs here, installed if need be by whoever may; says so where it does not. */
export async function hasNginx(): Promise<boolean> {
  if (await answers()) return true;
  const mayInstall = process.platform === "linux" && process.getuid?.() === 0;
  if (mayInstall && (await installPackage(["nginx-light", "nginx"], "No nginx here")) && (await answers()))
    return true;
  console.log("Not run: there is no nginx here, and none could be installed.");
  return false;
}

async function answers(): Promise<boolean> {
  const { code } = await capture({ command: "nginx", args: ["-v"] });
  return code === 0;
}

/** The nginx of `deploy/nginx.conf`, on a port of its own, in front of nodes on this machine. */
export async function startNginx(nodePorts: number[]) {
  const port = await freePort();
  const folder = temporaryFolder("nginx");
  const nodes = [...nodePorts];
  const site = readFileSync(SHIPPED, "utf8")
    .replace(/server 10\.0\.0\.\d+:3000/g, () => `server 127.0.0.1:${nodes.shift()}`)
    .replace("listen 80;", `listen 127.0.0.1:${port};`);
  const paths = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"].map(
    (name) => `${name}_temp_path ${folder}/${name};`,
  );
  const file = join(folder, "nginx.conf");
  const user = process.getuid?.() === 0 ? "user root;" : "";
  const frame = `${user} daemon off; pid ${folder}/nginx.pid; worker_processes 2; events { worker_connections 1024; }`;
  writeFileSync(file, `${frame}\nhttp { access_log off; ${paths.join(" ")}\n${site}\n}\n`);
  const child = spawn("nginx", ["-p", folder, "-e", join(folder, "error.log"), "-c", file], {
    stdio: "inherit",
  });
  const exited = once(child, "exit");
  const url = `http://127.0.0.1:${port}`;
  await until(() => fetch(`${url}/metrics`));
  return {
    url,
    problems: () => readFileSync(join(folder, "error.log"), "utf8").trim().split("\n"),
    stop: async () => {
      child.kill("SIGTERM");
      await exited;
    },
  };
}
