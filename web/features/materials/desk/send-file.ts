import type { DetailedError, Upload } from "tus-js-client";
import { authClient } from "#web/session/auth-client.ts";

const PIECE_BYTES = 4 * 1_024 * 1_024;
/** How long a line that is there but broken is tried again; one that is not there is waited for. */
const RETRIES_MS = [0, 1_000, 3_000, 5_000, 10_000, 20_000, 30_000, 30_000, 30_000];
const CONFLICT = 409;
const LOCKED = 423;

/** What became of a file: the upload's id, or the word it was refused with. */
export type Sent = { uploadId: string } | { refusal: string };

/** Sends a file in pieces that go on where the connection broke, now or when it is sent again; tells how far it is. */
export async function sendFile(file: File, onProgress: (percent: number) => void): Promise<Sent> {
  const tus = await import("tus-js-client").catch(() => null);
  if (!tus) return { refusal: "failed" };
  return new Promise((resolve) => {
    const upload = new tus.Upload(file, {
      endpoint: `${window.location.origin}/files/uploads`,
      chunkSize: PIECE_BYTES,
      retryDelays: RETRIES_MS,
      removeFingerprintOnSuccess: true,
      onBeforeRequest: async (request) => {
        const { data, error } = await authClient().getSession();
        if (error) throw error;
        request.setHeader("authorization", `Bearer ${data.session?.access_token}`);
      },
      // A server that is away says nothing of the upload, which would otherwise begin anew.
      onAfterResponse: (_request, answer) => {
        if (answer.getStatus() >= 500) throw new Error("the server is away");
      },
      onShouldRetry: (error) => navigator.onLine && isPassing(error),
      onProgress: (sent, all) => onProgress(all > 0 ? (sent / all) * 100 : 0),
      onSuccess: () => resolve({ uploadId: upload.url?.split("/").at(-1) ?? "" }),
      onError: (error) => {
        const answer = "originalResponse" in error ? error.originalResponse : null;
        if (!navigator.onLine && "originalRequest" in error && isPassing(error)) {
          window.addEventListener("online", () => upload.start(), { once: true });
          return;
        }
        const isJudged = answer?.getStatus() === 422;
        const isLarge = answer?.getStatus() === 413;
        resolve({ refusal: isJudged ? answer.getBody().trim() : isLarge ? "too_large" : "failed" });
      },
    });
    void goOn(upload);
  });
}

/** Whether the line broke, or somebody else still holds the upload: neither says anything of the file. */
function isPassing({ originalResponse }: DetailedError): boolean {
  const status = originalResponse?.getStatus();
  return status === undefined || status === CONFLICT || status === LOCKED;
}

/** Starts where the same file was left the last time, if it was; the server says how much of it arrived. */
async function goOn(upload: Upload): Promise<void> {
  const left = await upload.findPreviousUploads();
  const [newest] = left.sort((a, b) => Date.parse(b.creationTime) - Date.parse(a.creationTime));
  if (newest) upload.resumeFromPreviousUpload(newest);
  upload.start();
}
