import { Words } from "./words.jsx";

export const dynamic = "force-static";

export default function Page() {
  return (
    <main>
      <Words />
    </main>
  );
}
