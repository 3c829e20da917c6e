import { Mark } from "#web/ui/mark.tsx";

/** The mark and the name. */
export function Wordmark() {
  return (
    <>
      <Mark className="wordmark-mark" />
      Lilamonde
    </>
  );
}
