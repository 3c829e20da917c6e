import { type RefObject, useEffect, useState } from "react";
import { createCameraLight } from "./camera-light.ts";

type Detector = { detect: (source: HTMLVideoElement) => Promise<{ rawValue: string }[]> };
type Reader = new (options: { formats: string[] }) => Detector;
export type CameraState = "off" | "starting" | "on" | "refused";

const LOOK_MS = 200;
/** The same code stays in view for a while: it counts anew after this. */
const AGAIN_MS = 3_000;

/** Reads codes by the camera while it is wanted; a refused or missing camera says so. */
export function useCamera({
  video,
  isWanted,
  onRead,
}: {
  video: RefObject<HTMLVideoElement | null>;
  isWanted: boolean;
  onRead: (read: string) => void;
}) {
  const [state, setState] = useState<CameraState>("off");
  const [light] = useState(createCameraLight);
  useEffect(() => {
    if (!isWanted) return setState("off");
    const end = new AbortController();
    setState("starting");
    void watch({ video: video.current, onRead, signal: end.signal }).then(
      (seen) => {
        if (end.signal.aborted) return;
        void light.use(seen);
        setState("on");
      },
      () => !end.signal.aborted && setState("refused"),
    );
    return () => {
      end.abort();
      void light.use(undefined);
    };
  }, [isWanted, light, onRead, video]);
  return { state, light: state === "on" && light.canLight() ? light.wish : undefined };
}

type Watch = { video: HTMLVideoElement | null; onRead: (read: string) => void; signal: AbortSignal };

async function watch({ video, onRead, signal }: Watch): Promise<MediaStreamTrack> {
  const stream = await navigator.mediaDevices.getUserMedia({ video: { facingMode: "environment" } });
  const stop = () => {
    for (const each of stream.getTracks()) each.stop();
  };
  signal.addEventListener("abort", stop);
  if (signal.aborted || !video) {
    stop();
    throw new Error("the camera is not wanted any more");
  }
  const detector = new (await loadReader())({ formats: ["qr_code"] });
  video.srcObject = stream;
  await video.play();
  let [last, lastAt] = ["", 0];
  const look = setInterval(() => {
    void detector.detect(video).then(
      ([code]) => {
        if (!code || (code.rawValue === last && Date.now() - lastAt < AGAIN_MS)) return;
        [last, lastAt] = [code.rawValue, Date.now()];
        onRead(code.rawValue);
      },
      () => {},
    );
  }, LOOK_MS);
  signal.addEventListener("abort", () => clearInterval(look));
  return stream.getVideoTracks()[0]!;
}

/** The browser's own reader, or ours: its WebAssembly comes from our files, since pages speak to no other host. */
async function loadReader(): Promise<Reader> {
  const own = (globalThis as { BarcodeDetector?: Reader & { getSupportedFormats: () => Promise<string[]> } })
    .BarcodeDetector;
  if (own && (await own.getSupportedFormats()).includes("qr_code")) return own;
  const [{ BarcodeDetector, prepareZXingModule }, { default: wasm }] = await Promise.all([
    import("barcode-detector/ponyfill"),
    import("zxing-wasm/reader/zxing_reader.wasm?url"),
  ]);
  prepareZXingModule({ overrides: { locateFile: () => wasm } });
  return BarcodeDetector as unknown as Reader;
}
