import * as z from 'zod';
import type { QuestionDraft } from '../question/draft';
import { correctAnswerSchema } from '../question/schema';
import { QUESTION_TYPES } from '../question-types/registry';
import { quizSchema } from '../quiz/schema';
import { IMPORT_FORMATS } from './formats';
import { readingChoicesSchema } from './read-as';

/** One question of a file as its teacher reviews it; lines count from 1. */
const reviewedQuestionSchema = z.object({
  line: z.number().int(),
  name: z.string().exactOptional(),
  type: z.enum(QUESTION_TYPES),
  text: z.string(),
  options: z.array(z.string()).exactOptional(),
  /** As it would be stored; with problems it may be empty. */
  correctAnswer: correctAnswerSchema,
  maximumMarks: z.number().int(),
  explanation: z.string().exactOptional(),
  /** The name of the picture that the question shows, as texts name pictures. */
  picture: z.string().exactOptional(),
  /** What chosen options are told. */
  feedback: z.record(z.string(), z.string()).exactOptional(),
  /** What options earn or cost, in percent of the marks, where it is not all or nothing. */
  weights: z.record(z.string(), z.number()).exactOptional(),
  /** What has to be completed before it can be saved. */
  problems: z.array(z.string()),
  /** What the file says and is not said here. */
  notes: z.array(z.string()),
  tags: z.array(z.string()),
  /** All of it, as the editor's fields take it. Made by a reader of ours; what was no number is null on its way. */
  draft: z.custom<QuestionDraft>(),
});
export type ReviewedQuestion = z.infer<typeof reviewedQuestionSchema>;

const skippedQuestionSchema = z.object({
  line: z.number().int(),
  name: z.string().exactOptional(),
  type: z.string(),
  reason: z.string(),
});

/** What a file holds, and what became of it. */
export const importAnswerSchema = z.object({
  format: z.enum(IMPORT_FORMATS),
  /** Of a dry run alone, and absent where there is no doubt how the file is read. */
  choices: readingChoicesSchema.exactOptional(),
  questions: z.array(reviewedQuestionSchema),
  skipped: z.array(skippedQuestionSchema),
  /** Small versions as data URLs, by the names that texts give them, while nothing is stored. */
  pictures: z.record(z.string(), z.string()),
  /** How many questions were stored; 0 in a dry run. */
  stored: z.number().int(),
  /** How many questions the quiz has room for; of a dry run alone. */
  room: z.number().int().exactOptional(),
  /** How many more were kept unfinished, because of their problems. */
  unfinished: z.number().int(),
  /** Of both, in the order of the file: with them the whole import is taken back. */
  questionIds: z.array(z.string()),
  /** As it stands afterwards; absent in a dry run. */
  quiz: quizSchema.exactOptional(),
});
export type ImportAnswer = z.infer<typeof importAnswerSchema>;

/** What a teacher decided of one question in the review, by its place in the list, from 0; of the others nothing is said. */
export const importDecisionSchema = z.union([
  z.object({ at: z.number().int().min(0), isLeftOut: z.literal(true) }),
  /** The fields of the question as a request sends them. */
  z.object({ at: z.number().int().min(0), fields: z.record(z.string(), z.unknown()) }),
]);
export type ImportDecision = z.infer<typeof importDecisionSchema>;
