import { useState } from "react";
import { data, redirect } from "react-router";
import { drawJourney } from "#domain/proposals/journey-map.ts";
import { m } from "#messages/messages.js";
import { getLocale } from "#messages/runtime.js";
import { Globe } from "#web/features/hotels/drawings/globe.tsx";
import { ClosedProposal, LateFile, PasscodeGate } from "#web/features/proposals/closed-proposal.tsx";
import { look } from "#web/features/proposals/look.ts";
import { openProposal } from "#web/features/proposals/open-proposal.server.ts";
import { ProposalView } from "#web/features/proposals/proposal-view.tsx";
import { receiveProposal } from "#web/features/proposals/receive-proposal.server.ts";
import { useEveryPicture } from "#web/features/proposals/use-every-picture.ts";
import { said } from "#web/features/proposals/words.ts";
import { pageContext } from "#web/page-context.ts";
import { publicPageHeaders } from "#web/site/public-page.ts";
import { readPostedForm } from "#web/site/read-posted-form.server.ts";
import type { Route } from "./+types/proposal.ts";

const statuses = { open: 200, passcode: 200, over: 410, unknown: 404, failed: 503 };
/** After how many seconds a file that was not done is asked for again. */
const ASK_AGAIN = "4";

export function meta({ loaderData }: Route.MetaArgs) {
  const proposal = loaderData?.state === "open" ? loaderData.proposal : null;
  const colour = proposal?.content.advisor.colour;
  return [
    { title: proposal ? said(proposal.content.title) : m.proposals_title() },
    { name: "robots", content: "noindex, nofollow" },
    { name: "referrer", content: "same-origin" },
    ...(loaderData?.state === "late" ? [{ httpEquiv: "refresh", content: ASK_AGAIN }] : []),
    ...(colour
      ? [{ tagName: "link", rel: "stylesheet", href: `/api/proposal-colours/${colour.slice(1)}` }]
      : []),
  ];
}

export function headers({ loaderHeaders }: Route.HeadersArgs) {
  return loaderHeaders;
}

export async function loader({ request, params, context }: Route.LoaderArgs) {
  const opened = await openProposal({ ...context.get(pageContext), token: params.token, request });
  const isOpen = opened.state === "open";
  // Who asks for a file is given the file, and this page only as long as it is not done.
  if (isOpen && ["pdf", "ics"].includes(new URL(request.url).searchParams.get("as") ?? ""))
    return data({ state: "late" as const }, { status: 503, headers: { "retry-after": ASK_AGAIN } });
  const map = isOpen ? drawJourney(opened.proposal.content, getLocale()) : null;
  return data(
    { ...opened, map },
    { status: statuses[opened.state], headers: isOpen ? publicPageHeaders() : {} },
  );
}

export async function action({ request, params, context }: Route.ActionArgs) {
  const { token } = params;
  const form = await readPostedForm(request);
  const received = await receiveProposal({ ...context.get(pageContext), token, request, form });
  if ("problem" in received) return data({ problem: received.problem }, { status: received.status });
  const headers = received.cookie ? { "set-cookie": received.cookie } : undefined;
  return redirect(`/proposal/${token}${received.place}`, { status: 303, ...(headers && { headers }) });
}

/** What moves is asked for once the page lives; what was published came with it. */
export async function clientLoader({ serverLoader, params }: Route.ClientLoaderArgs) {
  const opened = await serverLoader();
  if (opened.state !== "open") return { ...opened, talk: null };
  return { ...opened, talk: await look(params.token, opened.proposal.snapshotId) };
}
clientLoader.hydrate = true as const;

/** A proposal, as the bearer of its link reads and answers it. */
export default function ProposalPage({ loaderData, actionData }: Route.ComponentProps) {
  // A form is posted as a document. What the page asks for once it lives would take the refusal's words away again.
  const [problem] = useState(actionData?.problem);
  useEveryPicture(loaderData.state === "open");
  if (loaderData.state === "passcode") return <PasscodeGate from={loaderData.from} problem={problem} />;
  if (loaderData.state === "late") return <LateFile />;
  if (loaderData.state !== "open") return <ClosedProposal state={loaderData.state} />;
  const talk = "talk" in loaderData ? loaderData.talk : null;
  const { proposal, map } = loaderData;
  return <ProposalView {...{ proposal, talk, problem }} map={map && <Globe drawing={map} />} />;
}
