import * as z from 'zod';
import { askedQuestionSchema } from '../question/schema';
import { quizLanguageSchema } from '../quiz/settings-schema';
import { evaluatedAnswerSchema } from '../results/schema';

const count = z.number().int();
const moment = z.number().nullable();

/** Why a question is held back: a quiz with it or a copy of it can still be started, is running, or is not released. */
export const HELD_BACK_REASONS = ['running', 'can-start', 'not-released'] as const;
export type HeldBackReason = (typeof HELD_BACK_REASONS)[number];

const namedQuizSchema = z.object({ quizId: z.string(), title: z.string() });

/** Held-back questions by reason; each counts under the first reason that applies. */
export const heldBackSchema = z.object({
  reason: z.enum(HELD_BACK_REASONS),
  questionCount: count,
  /** The teacher's own quizzes among those responsible; a copy may be in a colleague's quiz. */
  quizzes: z.array(namedQuizSchema),
});
export type HeldBack = z.infer<typeof heldBackSchema>;

const practisableSchema = z.object({
  /** Null for a tag. */
  quizId: z.string().nullable(),
  tag: z.string().nullable(),
  title: z.string(),
  usableCount: count,
  /** Empty if all questions can be practised. */
  heldBack: z.array(heldBackSchema),
});

/** A practice set as teachers see it: counts only, no student names. */
export const practiceSetSchema = practisableSchema.extend({
  _id: z.string(),
  openedAt: z.number(),
  closedAt: moment,
  /** Sorted by name; a quiz without classes is open to every student with released results. */
  classes: z.array(z.object({ _id: z.string(), name: z.string(), isDeleted: z.boolean() })),
  studentCount: count,
  answersLastWeek: count,
});
export type PracticeSet = z.infer<typeof practiceSetSchema>;

export const practiceSetListSchema = z.object({
  /** Most recently opened first. */
  open: z.array(practiceSetSchema),
  /** Most recently ended first. */
  ended: z.array(practiceSetSchema),
});
export type PracticeSetList = z.infer<typeof practiceSetListSchema>;

/** The effect of opening a quiz or a tag, for the dialog. */
export const practicePreviewSchema = practisableSchema.extend({
  /** Questions, or copies of them, in quizzes that no student has taken yet: practice would reveal them. */
  notGiven: z.object({ questionCount: count, quizzes: z.array(namedQuizSchema) }),
  whyNot: z.string().nullable(),
  /** The set opened earlier, still open or ended; null if none. */
  setId: z.string().nullable(),
});
export type PracticePreview = z.infer<typeof practicePreviewSchema>;

const progressSchema = z.object({
  dueCount: count,
  newCount: count,
  /** When the next question becomes due, of those not due yet; null if none. */
  nextDueAt: moment,
});

export const studentPracticeSchema = z.object({
  sets: z.array(
    progressSchema.extend({
      _id: z.string(),
      title: z.string(),
      teacherName: z.string(),
      /** Questions available right now. */
      questionCount: count,
      /** Since the requested start of the day. */
      answeredToday: count,
    }),
  ),
  serverNow: z.number(),
});
export type StudentPractice = z.infer<typeof studentPracticeSchema>;

/** The next question in the form of a running quiz; null when none is due. */
export const nextPracticeSchema = progressSchema.extend({
  title: z.string(),
  /** Of the question's quiz. */
  lang: quizLanguageSchema,
  question: askedQuestionSchema.nullable(),
  /** Identifies this showing of the question and is sent with the answer; unchanged until answered. */
  showing: z.string().nullable(),
  timesAnswered: count,
  /** A setting of the class list. */
  largerText: z.boolean(),
  serverNow: z.number(),
});
export type NextPractice = z.infer<typeof nextPracticeSchema>;

/** The marks of an answer, with the key. */
export const practiceFeedbackSchema = evaluatedAnswerSchema
  .omit({ rubric: true, note: true, comment: true, appeal: true })
  .extend({
    questionId: z.string(),
    /** Whether the marks of a text are a guess: the student compares with the model answer and may judge. */
    isUnsure: z.boolean(),
    nextDueAt: z.number(),
    serverNow: z.number(),
  });
export type PracticeFeedback = z.infer<typeof practiceFeedbackSchema>;

export const judgedSchema = z.object({ nextDueAt: z.number(), serverNow: z.number() });
