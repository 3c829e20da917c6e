// Nothing behind these is for searching: portals, personal links, and what pages themselves ask for.
const CLOSED = [
  "/admin",
  "/advisor-portal",
  "/api/",
  "/booking/",
  "/dev/",
  "/en/newsletter/",
  "/hero-images",
  "/hotel-portal",
  "/invite/",
  "/newsletter/",
  "/pdi/",
  "/proposal/",
  "/request/",
  "/stay/",
  "/tour-operator-portal",
];

/** What robots may read: the public site, all of it and nothing else. */
export function writeRobots(publicUrl: string): string {
  const rules = CLOSED.map((path) => `Disallow: ${path}`);
  return ["User-agent: *", "Allow: /", ...rules, "", `Sitemap: ${publicUrl}/sitemap.xml`, ""].join("\n");
}
