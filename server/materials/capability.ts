import { declareCapability } from "../capability.ts";
import { plantMaterials } from "./demo/plant-materials.ts";
import {
  materialAsked,
  materialPublished,
  materialReturned,
  materialSuperseded,
  materialWaiting,
} from "./notices.ts";
import { ownTakes } from "./own-takes.ts";
import { materialsRoutes } from "./routes.ts";
import { tellOfMaterials } from "./tell.ts";
import { scheduleTurns } from "./turn-slots.ts";
import { scheduleSweep } from "./uploads/sweep-uploads.ts";

/** The sales kit of every hotel. */
export const materials = declareCapability({
  routes: materialsRoutes,
  jobs: [scheduleTurns, scheduleSweep],
  plantDemo: plantMaterials,
  personal: [ownTakes],
  tells: tellOfMaterials,
  notices: [materialSuperseded, materialReturned, materialPublished, materialWaiting, materialAsked],
});
