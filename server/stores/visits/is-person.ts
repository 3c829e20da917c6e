import { isbot } from "isbot";

// Messengers that fetch a picture of what a link leads to.
const PREVIEWS = /whatsapp|facebookexternalhit|telegrambot|slackbot|skypeuripreview|snapchat|signal/i;

/** Whether a person asks, rather than a robot, a preview, or a browser that only looks ahead. */
export function isPerson(headers: Headers): boolean {
  const agent = headers.get("user-agent");
  if (!agent || isbot(agent) || PREVIEWS.test(agent)) return false;
  const purpose = `${headers.get("sec-purpose") ?? ""} ${headers.get("purpose") ?? ""} ${headers.get("x-moz") ?? ""}`;
  return !/prefetch|preview/i.test(purpose);
}

/** Whether they ask not to be counted. */
export function asksNotToBeCounted(headers: Headers): boolean {
  return headers.get("dnt") === "1" || headers.get("sec-gpc") === "1";
}
