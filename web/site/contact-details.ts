/** How people reach the house. */
export type ContactDetails = {
  /** Country code and number, digits only, as wa.me wants it. */
  whatsappNumber: string;
  email: string;
  supportEmail: string;
  phone: string;
  address: { street: string; city: string; postalCode: string };
  social: { linkedin: string; instagram: string; youtube: string };
  /** The community's own sign-in page, where a member keeps their preferences. */
  preferencesUrl: string;
};

/** Placeholders until an administrator's settings take their place. */
export const contactDetails: ContactDetails = {
  whatsappNumber: "5511999990000",
  email: "contato@lilamonde.example",
  supportEmail: "suporte@lilamonde.example",
  phone: "+55 11 99999-0000",
  address: { street: "Rua Bela Cintra", city: "São Paulo, SP", postalCode: "" },
  social: {
    linkedin: "https://www.linkedin.com/company/lilamonde",
    instagram: "https://www.instagram.com/lilamonde",
    youtube: "https://www.youtube.com/@lilamonde",
  },
  preferencesUrl: "https://lilamonde.example/auth",
};
