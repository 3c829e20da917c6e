import type { ClientContent } from "#domain/clients/clients.ts";

/** What is written down of the clients of the demo world, by name; the rest have their name alone. */
export const demoClients: Record<string, Partial<ClientContent>> = {
  "Família Andrade": {
    ...{ household: "Andrade", email: "beatriz.andrade@cliente.test", phone: "+55 11 90000-0141" },
    ...{ birthday: "1984-05-06", preferences: "Clara não come frutos do mar; Tomás dorme cedo." },
    notes: "Preferem quartos que se ligam. Respondem por WhatsApp à noite.",
  },
  "Helena Prado": {
    ...{ email: "helena.prado@cliente.test", phone: "+55 21 90000-0188", birthday: "1971-11-23" },
    ...{ preferences: "Vegetariana.", notes: "Viaja com a irmã em novembro." },
  },
  "Casal Ferraz": {
    ...{ household: "Ferraz", email: "ferraz@cliente.test", phone: "+55 31 90000-0107" },
    notes: "Vinte anos de casamento em abril.",
  },
  "Família Monteiro": {
    ...{ household: "Monteiro", email: "monteiro@cliente.test", phone: "+55 71 90000-0119" },
    preferences: "Berço no quarto.",
  },
  "Iris Bandeira": { email: "iris.bandeira@cliente.test", phone: "+55 41 90000-0163", language: "en" },
  "Agência Vereda": { email: "reservas@vereda.test", phone: "+55 11 90000-0177" },
};
