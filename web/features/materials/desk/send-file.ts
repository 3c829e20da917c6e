import { authClient } from "#web/session/auth-client.ts";

const PIECE_BYTES = 4 * 1_024 * 1_024;
const RETRIES_MS = [0, 1_000, 3_000, 5_000, 10_000, 20_000];

/** What became of a file: the upload's id, or the word it was refused with. */
export type Sent = { uploadId: string } | { refusal: string };

/** Sends a file in pieces that go on where the connection broke, telling how far it is. */
export async function sendFile(file: File, onProgress: (percent: number) => void): Promise<Sent> {
  const { DetailedError, Upload } = await import("tus-js-client");
  return new Promise((resolve) => {
    const upload = new Upload(file, {
      endpoint: `${window.location.origin}/files/uploads`,
      chunkSize: PIECE_BYTES,
      retryDelays: RETRIES_MS,
      removeFingerprintOnSuccess: true,
      onBeforeRequest: async (request) => {
        const { data } = await authClient().getSession();
        request.setHeader("authorization", `Bearer ${data.session?.access_token}`);
      },
      onProgress: (sent, all) => onProgress(all > 0 ? (sent / all) * 100 : 0),
      onSuccess: () => resolve({ uploadId: upload.url?.split("/").at(-1) ?? "" }),
      onError: (error) => {
        const answer = error instanceof DetailedError ? error.originalResponse : null;
        const isJudged = answer?.getStatus() === 422;
        const isLarge = answer?.getStatus() === 413;
        resolve({ refusal: isJudged ? answer.getBody().trim() : isLarge ? "too_large" : "failed" });
      },
    });
    upload.start();
  });
}
