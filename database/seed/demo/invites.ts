/** The secret of a demo invitation's link: open to all, as the demo passwords are. */
export function demoInviteToken(name: string): string {
  return name.padEnd(43, "-");
}

type DemoInvite = {
  token: string;
  email: string;
  name: string;
  role: "advisor" | "tour_operator" | "hotel" | "admin";
  daysAgo: number;
};

/** One invitation that may be accepted, and one that came too late. */
export const demoInvites: DemoInvite[] = [
  {
    token: demoInviteToken("demo-convite-aberto"),
    email: "livia@lilamonde.test",
    name: "Lívia Sampaio",
    role: "advisor",
    daysAgo: 2,
  },
  {
    token: demoInviteToken("demo-convite-expirado"),
    email: "joana@lilamonde.test",
    name: "Joana Tavares",
    role: "tour_operator",
    daysAgo: 30,
  },
];
