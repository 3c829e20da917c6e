/** Old and short addresses and where they lead (spec §2), as route patterns. */
export const redirects: Record<string, string> = {
  martinhal: "/martinhal-luxury-resorts",
  velaa: "/velaa-private-island",
  "product/*": "/servicos-representacao-hoteleira",
  servicos: "/servicos-representacao-hoteleira",
  services: "/servicos-representacao-hoteleira",
  "blog/*": "/",
  portfolio: "/lilamonde",
  hotels: "/lilamonde",
  sobre: "/about",
  contato: "/contact",
};

/** Where an address of the table leads; undefined for any other. */
export function redirectTarget(pathname: string): string | undefined {
  const path = pathname.replace(/^\/(en\/)?/, "").replace(/\/$/, "");
  const found = Object.keys(redirects).find((pattern) => {
    const folder = pattern.endsWith("/*") ? pattern.slice(0, -2) : undefined;
    return folder ? path === folder || path.startsWith(`${folder}/`) : path === pattern;
  });
  return found && redirects[found];
}
