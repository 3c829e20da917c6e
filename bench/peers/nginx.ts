import { execFileSync } from "node:child_process";
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { freePort, startChild } from "../children.ts";

/** Where Debian's package puts it is not on every user's PATH. */
const COMMANDS = ["nginx", "/usr/sbin/nginx"];

/** The first nginx that runs on this machine. */
export function findNginx(): string | undefined {
  return COMMANDS.find((command) => {
    try {
      execFileSync(command, ["-v"], { stdio: "ignore", timeout: 5_000 });
      return true;
    } catch {
      return false;
    }
  });
}

/** One nginx process, as ours is one, that answers `/` with these bytes from disk under these headers. */
export async function startNginx({ command, folder, body, headers }: NginxInput) {
  const port = await freePort();
  const url = `http://127.0.0.1:${port}/`;
  writeFileSync(join(folder, "home"), body);
  writeFileSync(join(folder, "nginx.conf"), configuration({ folder, port, headers }));
  const args = ["-p", folder, "-c", join(folder, "nginx.conf"), "-e", join(folder, "error.log")];
  return { ...(await startChild({ command, args, url, withinMs: 10_000 })), url };
}

type NginxInput = { command: string; folder: string; body: Buffer; headers: Record<string, string> };

function configuration({ folder, port, headers }: Pick<NginxInput, "folder" | "headers"> & { port: number }) {
  const { "content-type": type, ...others } = headers;
  const lines = Object.entries(others).map(([name, value]) => `add_header ${name} ${quote(value)};`);
  return `
daemon off;
master_process off;
pid "${folder}/nginx.pid";
events { worker_connections 1024; }
http {
  access_log off;
  sendfile on;
  tcp_nopush on;
  keepalive_timeout 65;
  keepalive_requests 100000000;
  open_file_cache max=10 inactive=60s;
  etag off;
  max_ranges 0;
  types {}
  default_type ${quote(type ?? "text/html")};
  ${["client_body", "proxy", "fastcgi", "uwsgi", "scgi"].map((use) => `${use}_temp_path "${folder}/${use}";`).join("\n  ")}
  server {
    listen 127.0.0.1:${port};
    root "${folder}";
    location = / { try_files /home =404; }
    add_header last-modified "";
    ${lines.join("\n    ")}
  }
}
`;
}

function quote(value: string): string {
  return `"${value.replace(/["\\]/g, "\\$&")}"`;
}
