import { expect, test } from "vitest";
import { createCameraLight } from "./camera-light.ts";

function camera({ torch = true } = {}) {
  const wishes: unknown[] = [];
  const applyConstraints = async ({ advanced }: MediaTrackConstraints = {}) => {
    wishes.push((advanced?.[0] as { torch?: boolean } | undefined)?.torch);
  };
  return { wishes, track: { applyConstraints, getCapabilities: () => ({ torch }) } };
}

// The button stayed pressed while the camera came back dark after each result.
test("the light stays as it was wished when the camera rests and comes back as another", async () => {
  const light = createCameraLight();
  const [first, second, third] = [camera(), camera(), camera()];
  await light.use(first.track);
  expect(first.wishes).toEqual([]);
  await light.wish(true);
  await light.use(undefined);
  expect(light.canLight()).toBe(false);
  await light.use(second.track);
  await light.wish(false);
  await light.use(third.track);
  expect([first.wishes, second.wishes, third.wishes]).toEqual([[true], [true, false], []]);
});

test("a camera without a light is asked for none", async () => {
  const light = createCameraLight();
  const dark = camera({ torch: false });
  await light.use(dark.track);
  await light.wish(true);
  expect([light.canLight(), dark.wishes]).toEqual([false, []]);
});
