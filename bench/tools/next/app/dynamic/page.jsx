import { Words } from "../words.jsx";

export const dynamic = "force-dynamic";

export default function Page() {
  return (
    <main>
      <Words />
    </main>
  );
}
