import * as z from 'zod';
import type { QUESTION_TYPES } from '../constants';
import { longAsked, longBody } from '../question-types/long';
import { mcqAsked, mcqBody } from '../question-types/mcq';
import { msqAsked, msqBody } from '../question-types/msq';
import { shortAsked, shortBody } from '../question-types/short';
import { sliderAsked, sliderBody } from '../question-types/slider';

export type QuestionType = (typeof QUESTION_TYPES)[number];

const base = z.object({
  _id: z.string(),
  text: z.string(),
  imageUrl: z.string().nullable(),
  imageAlt: z.string().nullable(),
  timeLimit: z.number().int().positive().nullable(),
  maximumMarks: z.number().int().min(1),
});

/** What every question has, whatever its type; times are seconds. */
export type QuestionBase = z.infer<typeof base>;

/** A question as stored and as its teacher sees it (spec §3): a union on `type`. */
export const questionSchema = z.discriminatedUnion('type', [
  base.extend(mcqBody().shape),
  base.extend(msqBody().shape),
  base.extend(shortBody().shape),
  base.extend(longBody().shape),
  base.extend(sliderBody().shape),
]);

export type Question = z.infer<typeof questionSchema>;
type BodyOf<Whole> = Whole extends unknown ? Omit<Whole, 'type' | keyof QuestionBase> : never;
/** What a question has by its type, without the type. */
export type QuestionBody = BodyOf<Question>;
export type QuestionOf<Type extends QuestionType> = Extract<Question, { type: Type }>;

/** The correct answer of a question of any type. */
export const correctAnswerSchema = z.union(questionSchema.options.map(({ shape }) => shape.correctAnswer));

/** A question as a student sees it while the quiz runs: an allow-list, without the correct answer. */
export const askedQuestionSchema = z.discriminatedUnion('type', [
  base.extend(mcqAsked().shape),
  base.extend(msqAsked().shape),
  base.extend(shortAsked().shape),
  base.extend(longAsked().shape),
  base.extend(sliderAsked().shape),
]);

export type AskedQuestion = z.infer<typeof askedQuestionSchema>;
export type AskedQuestionOf<Type extends QuestionType> = Extract<AskedQuestion, { type: Type }>;
