import { getLocale } from "#messages/runtime.js";
import { localizePath } from "#web/locale/locale.ts";
import { useSiteData } from "./site-data.ts";
import { StructuredData } from "./structured-data.tsx";

/** The way from the house's door to a page, for machines. */
export function BreadcrumbData({ name, path }: { name: string; path: string }) {
  const { publicUrl } = useSiteData();
  const address = (to: string) => new URL(localizePath(to, getLocale()), publicUrl).href;
  return (
    <StructuredData
      facts={{
        "@type": "BreadcrumbList",
        itemListElement: [
          { "@type": "ListItem", position: 1, name: "Lilamonde", item: address("/") },
          { "@type": "ListItem", position: 2, name, item: address(path) },
        ],
      }}
    />
  );
}
