import { declareCapability } from "../capability.ts";
import { plantMaterials } from "./demo/plant-materials.ts";
import {
  materialAsked,
  materialPublished,
  materialReturned,
  materialSuperseded,
  materialWaiting,
} from "./notices.ts";
import { materialsQueue } from "./queue/queue.ts";
import { materialsRoutes } from "./routes.ts";
import { introductions } from "./takes/introduce.ts";
import { ownTakes } from "./takes/own-takes.ts";
import { materialsSection } from "./takes/report-section.ts";
import { tellOfMaterials } from "./tell.ts";
import { scheduleTurns } from "./turn-slots.ts";
import { defineDrawing } from "./uploads/draw-preview.ts";
import { scheduleSweep } from "./uploads/sweep-uploads.ts";

/** The sales kit of every hotel. */
export const materials = declareCapability({
  routes: materialsRoutes,
  jobs: [scheduleTurns, scheduleSweep, defineDrawing],
  plantDemo: plantMaterials,
  personal: [ownTakes],
  counts: introductions,
  tells: tellOfMaterials,
  accountability: [materialsSection],
  notices: [materialSuperseded, materialReturned, materialPublished, materialWaiting, materialAsked],
  queues: [materialsQueue],
  named: [{ table: "materials", name: "title" }],
});
