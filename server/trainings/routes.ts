import { z } from "zod";
import { Language } from "#domain/text.ts";
import { Verification, WrittenCode } from "#domain/trainings/certificates.ts";
import { LessonKey, Passport, QuizResult, QuizSheet, TrainingPage } from "#domain/trainings/passport.ts";
import type { Deps } from "../deps.ts";
import { createApi, declareRoute, jsonAnswer, jsonBody } from "../http/api.ts";
import { onceOf } from "../http/once.ts";
import { makeDocument } from "./certificates/make-document.ts";
import { verifyCertificate } from "./certificates/verify-certificate.ts";
import { deskRoutes } from "./desk/routes.ts";
import { readPassport, readTraining } from "./taking/read-passport.ts";
import { readLesson, takeQuiz } from "./taking/take-training.ts";

const tags = ["trainings"];
const members = { tags, access: ["advisor", "tour_operator"] as const };
const params = z.object({ id: z.uuid() });
const own = { none: "a member's own learning" };
const page = { 200: jsonAnswer(TrainingPage, "The training, and how far I am") };
const limit = (name: string, points: number) => ({ name, points, durationSeconds: 60 });

function declareTaking(deps: Deps) {
  return {
    passport: declareRoute(deps, {
      ...{ ...members, method: "get", path: "/api/trainings" },
      summary: "My training passport, with my certificates",
      responses: { 200: jsonAnswer(Passport, "Every training with how far I am") },
    }),
    read: declareRoute(deps, {
      ...{ ...members, method: "get", path: "/api/trainings/{id}" },
      ...{ summary: "One training, as I take it", request: { params }, responses: page },
    }),
    lesson: declareRoute(deps, {
      ...{ ...members, method: "put", path: "/api/trainings/{id}/lessons/{key}" },
      summary: "Mark a lesson as read",
      write: { audit: own, repeat: { harmless: "read is read" } },
      ...{ request: { params: LessonKey }, responses: page },
    }),
    quiz: declareRoute(deps, {
      ...{ ...members, method: "post", path: "/api/trainings/{id}/attempts" },
      summary: "Take the quiz; who passes gets a certificate",
      limit: limit("training-attempts", 30),
      write: { audit: own, repeat: "key", version: "checked" },
      request: { params, body: jsonBody(QuizSheet) },
      responses: { 201: jsonAnswer(QuizResult, "How it went") },
    }),
    document: declareRoute(deps, {
      ...{ ...members, method: "get", path: "/api/certificates/{id}/document" },
      summary: "A certificate of mine as a signed PDF",
      limit: limit("certificate-document", 30),
      request: { params, query: z.object({ language: Language }) },
      responses: { 200: { description: "The PDF", content: { "application/pdf": { schema: z.string() } } } },
    }),
    verify: declareRoute(deps, {
      ...{ tags, access: "public", method: "get", path: "/api/certificates/verify/{code}" },
      summary: "Whether a certificate with this code is ours, whose it is and until when it is valid",
      limit: limit("certificate-verify", 60),
      request: { params: z.object({ code: WrittenCode }) },
      responses: { 200: jsonAnswer(Verification, "What we say of it") },
    }),
  };
}

/** Trainings as members take them, and certificates as anybody checks them. */
export function trainingsRoutes(deps: Deps) {
  const { passport, read, lesson, quiz, document, verify } = declareTaking(deps);
  return createApi()
    .route("/", deskRoutes(deps))
    .openapi(passport, async (context) =>
      context.json(Passport.parse(await readPassport(deps, context.var.actor.id)), 200),
    )
    .openapi(read, async (context) => {
      const which = { ...context.req.valid("param"), userId: context.var.actor.id };
      return context.json(TrainingPage.parse(await readTraining(deps.db, deps, which)), 200);
    })
    .openapi(lesson, async (context) => {
      const which = { ...context.req.valid("param"), userId: context.var.actor.id };
      return context.json(TrainingPage.parse(await readLesson(deps, which)), 200);
    })
    .openapi(quiz, async (context) => {
      const which = { ...context.req.valid("param"), userId: context.var.actor.id };
      const taken = { ...which, sheet: context.req.valid("json"), once: onceOf(context) };
      return context.json(QuizResult.parse(await takeQuiz(deps, taken)), 201);
    })
    .openapi(document, async (context) => {
      const which = { ...context.req.valid("param"), ...context.req.valid("query") };
      const made = await makeDocument(deps, { ...which, userId: context.var.actor.id });
      return context.body(made as Uint8Array<ArrayBuffer>, 200, {
        "content-type": "application/pdf",
        "content-disposition": 'attachment; filename="lilamonde-certificado.pdf"',
        "cache-control": "no-store",
      });
    })
    .openapi(verify, async (context) => {
      const { code } = context.req.valid("param");
      context.header("cache-control", "no-store");
      return context.json(Verification.parse(await verifyCertificate(deps, code)), 200);
    });
}
