import { serve } from "@hono/node-server";
import { Hono } from "hono";

const app = new Hono().get("/", (context) => context.json({ status: "live" }));
serve({ fetch: app.fetch, hostname: "127.0.0.1", port: Number(process.argv[2]) });
