/** Facts about a page for machines that read it (schema.org); a data block, so no policy of scripts applies to it. */
export function StructuredData({ facts }: { facts: object }) {
  const json = JSON.stringify({ "@context": "https://schema.org", ...facts }).replaceAll("<", "\\u003c");
  return (
    // biome-ignore lint/security/noDangerouslySetInnerHtml: JSON in which no tag can begin
    <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: json }} />
  );
}
