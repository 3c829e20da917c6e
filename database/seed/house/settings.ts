import type { Settings } from "#domain/settings/settings.ts";

/**
 * Placeholders until an administrator writes the real ones. The WhatsApp number and the team's mailbox are left out:
 * until they are set here, they come from WHATSAPP_NUMBER and TEAM_EMAIL.
 */
export const houseSettings: Omit<
  Settings,
  "whatsappNumber" | "teamEmail" | "diagnosticAccess" | "limits" | "company"
> = {
  email: "contato@lilamonde.example",
  supportEmail: "suporte@lilamonde.example",
  phone: "+55 11 3000-0000",
  address: { street: "Rua Bela Cintra, s/n", city: "São Paulo, SP", postalCode: "01415-000" },
  social: {
    linkedin: "https://www.linkedin.com/company/lilamonde",
    instagram: "https://www.instagram.com/lilamonde",
    youtube: "https://www.youtube.com/@lilamonde",
  },
  preferencesUrl: "https://lilamonde.example/auth",
};
