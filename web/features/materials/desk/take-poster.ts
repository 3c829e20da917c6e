const WIDTH = 1_280;
const AT_SECONDS = 1;
const PATIENCE_MS = 10_000;

/** A moment of a film as a picture, taken by the browser; nothing where the browser cannot play it. */
export async function takePoster(film: Blob): Promise<File | null> {
  const video = document.createElement("video");
  const address = URL.createObjectURL(film);
  video.muted = true;
  video.preload = "auto";
  video.src = address;
  try {
    await heard(video, "loadeddata");
    video.currentTime = Number.isFinite(video.duration) ? Math.min(AT_SECONDS, video.duration / 2) : 0;
    await heard(video, "seeked");
    return await drawn(video);
  } catch {
    return null;
  } finally {
    video.removeAttribute("src");
    URL.revokeObjectURL(address);
  }
}

function heard(video: HTMLVideoElement, event: "loadeddata" | "seeked"): Promise<void> {
  return new Promise((resolve, reject) => {
    const patience = setTimeout(() => reject(new Error(`no ${event}`)), PATIENCE_MS);
    const end = (done: () => void) => () => {
      clearTimeout(patience);
      done();
    };
    video.addEventListener(event, end(resolve), { once: true });
    video.addEventListener(
      "error",
      end(() => reject(new Error("not playable"))),
      { once: true },
    );
  });
}

async function drawn(video: HTMLVideoElement): Promise<File | null> {
  const { videoWidth, videoHeight } = video;
  if (!videoWidth) return null;
  const scale = Math.min(1, WIDTH / videoWidth);
  const canvas = document.createElement("canvas");
  canvas.width = Math.round(videoWidth * scale);
  canvas.height = Math.round(videoHeight * scale);
  canvas.getContext("2d")?.drawImage(video, 0, 0, canvas.width, canvas.height);
  const picture = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, "image/jpeg", 0.85));
  return picture && new File([picture], "poster.jpg", { type: "image/jpeg" });
}
