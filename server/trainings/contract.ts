import { z } from "zod";
import { Language } from "#domain/text.ts";
import { Verification, WrittenCode } from "#domain/trainings/certificates.ts";
import { LessonKey, Passport, QuizResult, QuizSheet, TrainingPage } from "#domain/trainings/passport.ts";
import { declareRoute, jsonAnswer, jsonBody } from "../http/contract.ts";
import type { deskContract } from "./desk/contract.ts";

const tags = ["trainings"];
const members = { tags, access: ["advisor", "tour_operator"] as const };
const params = z.object({ id: z.uuid() });
const own = { none: "a member's own learning" };
const page = { 200: jsonAnswer(TrainingPage, "The training, and how far I am") };
const limit = (name: string, points: number) => ({ name, points, durationSeconds: 60 });

/** What whoever takes a training asks. */
export const takingContract = {
  passport: declareRoute({
    ...{ ...members, method: "get", path: "/api/trainings" },
    summary: "My training passport, with my certificates",
    responses: { 200: jsonAnswer(Passport, "Every training with how far I am") },
  }),
  read: declareRoute({
    ...{ ...members, method: "get", path: "/api/trainings/{id}" },
    ...{ summary: "One training, as I take it", request: { params }, responses: page },
  }),
  lesson: declareRoute({
    ...{ ...members, method: "put", path: "/api/trainings/{id}/lessons/{key}" },
    summary: "Mark a lesson as read",
    write: { audit: own, repeat: { harmless: "read is read" } },
    ...{ request: { params: LessonKey }, responses: page },
  }),
  quiz: declareRoute({
    ...{ ...members, method: "post", path: "/api/trainings/{id}/attempts" },
    summary: "Take the quiz; who passes gets a certificate",
    limit: limit("training-attempts", 30),
    write: { audit: own, repeat: "key", version: "checked" },
    request: { params, body: jsonBody(QuizSheet) },
    responses: { 201: jsonAnswer(QuizResult, "How it went") },
  }),
  document: declareRoute({
    ...{ ...members, method: "get", path: "/api/certificates/{id}/document" },
    summary: "A certificate of mine as a signed PDF",
    limit: limit("certificate-document", 30),
    request: { params, query: z.object({ language: Language }) },
    responses: { 200: { description: "The PDF", content: { "application/pdf": { schema: z.string() } } } },
  }),
  verify: declareRoute({
    ...{ tags, access: "public", method: "get", path: "/api/certificates/verify/{code}" },
    summary: "Whether a certificate with this code is ours, whose it is and until when it is valid",
    limit: limit("certificate-verify", 60),
    request: { params: z.object({ code: WrittenCode }) },
    responses: { 200: jsonAnswer(Verification, "What we say of it") },
  }),
};

/** The routes of this capability, for its typed client. */
export type TrainingsApi = typeof takingContract | typeof deskContract;
