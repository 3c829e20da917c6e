import { data, type MetaFunction } from "react-router";
import { NotFoundView } from "#web/site/not-found-view.tsx";

export const meta: MetaFunction = () => [
  { title: "Oops! Page not found — Lilamonde" },
  { name: "robots", content: "noindex" },
];

export function loader() {
  return data(null, { status: 404 });
}

export default function NotFound() {
  return <NotFoundView />;
}
