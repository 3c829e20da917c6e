import { Verification } from "#domain/trainings/certificates.ts";
import { Passport, QuizResult, TrainingPage } from "#domain/trainings/passport.ts";
import type { Deps } from "../deps.ts";
import { createApi } from "../http/api.ts";
import { onceOf } from "../http/once.ts";
import { makeDocument } from "./certificates/make-document.ts";
import { verifyCertificate } from "./certificates/verify-certificate.ts";
import { takingContract } from "./contract.ts";
import { deskRoutes } from "./desk/routes.ts";
import { readPassport, readTraining } from "./taking/read-passport.ts";
import { readLesson, takeQuiz } from "./taking/take-training.ts";

/** Trainings as members take them, and certificates as anybody checks them. */
export function trainingsRoutes(deps: Deps) {
  const { passport, read, lesson, quiz, document, verify } = takingContract;
  return createApi(deps)
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
