import { data } from "react-router";
import { m } from "#messages/messages.js";
import { CertificatePage } from "#web/features/trainings/verify/certificate-page.tsx";
import { verifyCertificate } from "#web/features/trainings/verify/verify-certificate.server.ts";
import { pageContext } from "#web/page-context.ts";
import type { Route } from "./+types/certificate.ts";

const statuses = { valid: 200, expired: 200, altered: 200, unknown: 404, forged: 404, failed: 503 };
const PRIVATE = { "cache-control": "no-store" };

export const headers = () => PRIVATE;

export const meta = () => [
  { title: m.trainings_check_page_title() },
  { name: "robots", content: "noindex, nofollow" },
];

export async function loader({ params, context }: Route.LoaderArgs) {
  const checked = await verifyCertificate({ ...context.get(pageContext), code: params.code ?? "" });
  return data(checked, { status: statuses[checked.state], headers: PRIVATE });
}

/** A certificate, for whoever was shown one and wants to know. */
export default function Certificate({ loaderData, params }: Route.ComponentProps) {
  return <CertificatePage checked={loaderData} code={params.code ?? ""} />;
}
