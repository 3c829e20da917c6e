import { getRequestListener } from "@hono/node-server";
import { expect, test } from "vitest";
import { findSentPicture } from "./sent-picture.ts";

test("a picture is read where the server's own answers stand in for the platform's", async () => {
  getRequestListener(() => new Response());
  const content = Uint8Array.of(1, 2, 3);
  const files = {
    find: async () => ({ file: { storageKey: "a", bytes: 3 }, renditions: [] }),
    read: async () => new Blob([content]).stream(),
  };
  const picture = await findSentPicture({ db: {} as never, files: files as never }, { id: "a" });
  expect(await picture?.read()).toEqual(content);
});
