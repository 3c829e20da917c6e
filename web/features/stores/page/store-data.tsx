import { storePath } from "#domain/stores/store-path.ts";
import type { PublicStore } from "#domain/stores/stores.ts";
import { said } from "#web/locale/said.ts";
import { BreadcrumbData } from "#web/site/breadcrumb-data.tsx";
import { useSiteData } from "#web/site/site-data.ts";
import { sitePath } from "#web/site/site-path.ts";
import { StructuredData } from "#web/site/structured-data.tsx";

/** The seller for machines that read the page: a travel agency where they name one, or a person. */
export function StoreData({ store }: { store: PublicStore }) {
  const { publicUrl } = useSiteData();
  const { seller, slug } = store;
  const path = storePath(slug);
  return (
    <>
      <BreadcrumbData name={seller.name} path={path} />
      <StructuredData
        facts={{
          "@type": "ProfilePage",
          url: new URL(sitePath(path), publicUrl).href,
          mainEntity: {
            "@type": "Person",
            name: seller.name,
            description: said(store.headline),
            ...(seller.city && { homeLocation: { "@type": "Place", name: seller.city } }),
            ...(seller.languages.length > 0 && { knowsLanguage: seller.languages }),
            ...(seller.agency && { worksFor: { "@type": "TravelAgency", name: seller.agency } }),
          },
        }}
      />
    </>
  );
}
