import { createOrderThread, type Maker } from "../threads/order-thread.ts";

export type PictureMaker = Maker;

/** Makes pictures in a thread of their own; a layout gives a `Drawing`. */
export function createPictureMaker(): PictureMaker {
  return createOrderThread(new URL("./picture-thread.ts", import.meta.url));
}
