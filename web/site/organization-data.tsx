import type { PublicSettings } from "#domain/settings/settings.ts";
import { m } from "#messages/messages.js";
import { useSiteData } from "./site-data.ts";
import { StructuredData } from "./structured-data.tsx";

/** Who the house is, for machines. */
export function OrganizationData() {
  const { publicUrl, contact } = useSiteData();
  return <StructuredData facts={organization(publicUrl, contact)} />;
}

function organization(publicUrl: string, contact: PublicSettings): object {
  const { street, city, postalCode } = contact.address;
  return {
    "@type": "Organization",
    "@id": new URL("/#organization", publicUrl).href,
    name: "Lilamonde",
    url: publicUrl,
    logo: new URL("/favicon.svg", publicUrl).href,
    description: m.home_description(),
    email: contact.email,
    telephone: contact.phone || undefined,
    address: {
      "@type": "PostalAddress",
      streetAddress: street || undefined,
      addressLocality: city || undefined,
      postalCode: postalCode || undefined,
      addressCountry: "BR",
    },
    areaServed: "BR",
    sameAs: Object.values(contact.social).filter(Boolean),
  };
}
