import { declareCapability } from "../../capability.ts";
import { picturesRoutes } from "./routes.ts";

/** Pictures that hotels send for their pages. */
export const hotelPictures = declareCapability({ routes: picturesRoutes });
