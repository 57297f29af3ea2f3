import * as z from 'zod';
import type { QuestionBase } from '../question-types/base';
import { type QuestionType, questionSchemas } from '../question-types/registry';

// A union needs a first schema besides the others.
const { mcq, ...others } = questionSchemas();

/** A question as stored and as its teacher sees it (spec §3): a union on `type`. */
export const questionSchema = z.discriminatedUnion('type', [
  mcq.question,
  ...Object.values(others).map(({ question }) => question),
]);

export type Question = z.infer<typeof questionSchema>;
type BodyOf<Whole> = Whole extends unknown ? Omit<Whole, 'type' | keyof QuestionBase> : never;
/** A question's own fields by its type, without the type. */
export type QuestionBody = BodyOf<Question>;
export type QuestionOf<Type extends QuestionType> = Extract<Question, { type: Type }>;

export const correctAnswerSchema = z.union(questionSchema.options.map(({ shape }) => shape.correctAnswer));

/** A question as shown to a student during the quiz: an allow-list, without the correct answer. */
export const askedQuestionSchema = z.discriminatedUnion('type', [
  mcq.asked,
  ...Object.values(others).map(({ asked }) => asked),
]);

export type AskedQuestion = z.infer<typeof askedQuestionSchema>;
/** The visible part of a question that is sent only when its time begins. */
export const comingQuestionSchema = z.object({
  type: z.literal('coming'),
  _id: z.string(),
  timeLimit: z.number().int().positive().nullable(),
  maximumMarks: z.number().int().min(1),
});
export type ComingQuestion = z.infer<typeof comingQuestionSchema>;
export type AskedQuestionOf<Type extends QuestionType> = Extract<AskedQuestion, { type: Type }>;
