import { demoId } from "../../database/seed/demo/demo-id.ts";
import type { PortalPage } from "../every-page.ts";

const SAGRES = demoId("hotel/martinhal-sagres");

export const portalPages: PortalPage[] = [
  {
    who: "advisor",
    path: "/advisor-portal/bookings",
    ready: ["Registrar reserva", "Register a booking"],
    data: "/api/bookings",
    isList: true,
  },
  {
    who: "advisor",
    path: `/advisor-portal/bookings/${demoId("booking/prado")}`,
    ready: ["O registro", "The record"],
    data: `/api/bookings/${demoId("booking/prado")}`,
  },
  {
    who: "advisor",
    path: "/advisor-portal/bookings/received",
    ready: ["Roteiro com crianças", "A journey with children"],
    data: "/api/bookings/received",
    isList: true,
  },
  {
    who: "advisor",
    path: `/advisor-portal/bookings/received/${demoId("request/infancia-whitmore")}`,
    ready: ["O registro", "The record"],
    data: `/api/bookings/received/${demoId("request/infancia-whitmore")}`,
  },
  {
    who: "advisor",
    path: "/advisor-portal/bookings/register",
    ready: ["Feita por", "Made by"],
    data: "/api/journeys/hotels",
  },
  {
    who: "advisor",
    path: `/advisor-portal/bookings/ask/${demoId("journey/atlantico/B/0")}`,
    ready: ["Esta estadia já foi pedida.", "This stay has already been asked for."],
    data: `/api/bookings/stays/${demoId("journey/atlantico/B/0")}`,
  },
  {
    who: "operator",
    path: `/tour-operator-portal/bookings/ask/${demoId("journey/lisboa/A/0")}`,
    ready: ["Enviar pedido", "Send request"],
  },
  {
    who: "operator",
    path: "/tour-operator-portal/bookings",
    ready: ["Registrar reserva", "Register a booking"],
  },
  {
    who: "operator",
    path: `/tour-operator-portal/bookings/${demoId("booking/tavares")}`,
    ready: ["O registro", "The record"],
  },
  {
    who: "operator",
    path: "/tour-operator-portal/bookings/received",
    ready: ["Guia particular no Atacama", "A private guide in the Atacama"],
    data: "/api/bookings/received",
    isList: true,
  },
  {
    who: "operator",
    path: `/tour-operator-portal/bookings/received/${demoId("request/atacama-lemos")}`,
    ready: ["O registro", "The record"],
    data: `/api/bookings/received/${demoId("request/atacama-lemos")}`,
  },
  { who: "operator", path: "/tour-operator-portal/bookings/register", ready: ["Feita por", "Made by"] },
  {
    who: "hotel",
    path: "/hotel-portal/houses/martinhal-sagres/requests",
    ready: ["pessoas", "Party of"],
    data: `/api/houses/${SAGRES}/bookings`,
    isList: true,
  },
  {
    who: "hotel",
    path: `/hotel-portal/houses/martinhal-sagres/requests/${demoId("booking/tavares")}`,
    ready: ["O registro", "The record"],
    data: `/api/houses/${SAGRES}/bookings/${demoId("booking/tavares")}`,
  },
  {
    who: "admin",
    path: "/admin/bookings",
    ready: ["Todas as reservas", "All bookings"],
    data: "/api/admin/bookings/late",
    isList: true,
  },
  {
    who: "admin",
    path: `/admin/bookings/record/${demoId("booking/tavares")}`,
    ready: ["O registro", "The record"],
    data: `/api/admin/bookings/${demoId("booking/tavares")}`,
  },
];
