import { data } from "react-router";

/** The form that a page without scripts posted; one that cannot be read is the sender's mistake. */
export async function readPostedForm(request: Request): Promise<FormData> {
  try {
    return await request.formData();
  } catch {
    throw data(null, { status: 400, headers: { "cache-control": "no-store" } });
  }
}
