import { data } from "react-router";

/** What a page's loader throws when the API gave it nothing to show: the page of errors, with a status that says whether to come back. */
export function failedReading({ status }: { status: number }, what: string) {
  return data(`the API answered ${status} when asked for ${what}`, { status: status === 503 ? 503 : 500 });
}
