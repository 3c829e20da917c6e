import { expect, test } from "vitest";
import { embedAddress, embedMessage, embedOrigin } from "./hero-media.ts";

test("play and pause are said in each provider's own words", () => {
  expect(JSON.parse(embedMessage("youtube", "play"))).toEqual({
    event: "command",
    func: "playVideo",
    args: [],
  });
  expect(JSON.parse(embedMessage("youtube", "pause"))).toEqual({
    event: "command",
    func: "pauseVideo",
    args: [],
  });
  expect(JSON.parse(embedMessage("vimeo", "pause"))).toEqual({ method: "pause" });
});

test("a frame is on the origin that messages are sent to, whatever its id holds", () => {
  for (const provider of ["youtube", "vimeo"] as const) {
    const address = embedAddress({ kind: "embed", provider, videoId: "../x?y#z", label: "" }, "background");
    expect(new URL(address).origin).toBe(embedOrigin(provider));
    expect(new URL(address).pathname).toContain("..%2Fx%3Fy%23z");
  }
});

test("a film in the background is silent", () => {
  const media = { kind: "embed", provider: "youtube", videoId: "a", label: "" } as const;
  expect(new URL(embedAddress(media, "background")).searchParams.get("mute")).toBe("1");
  expect(new URL(embedAddress(media, "player")).searchParams.get("mute")).toBeNull();
});
