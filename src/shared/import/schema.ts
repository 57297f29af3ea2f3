import * as z from 'zod';
import type { QuestionDraft } from '../question/draft';
import { correctAnswerSchema } from '../question/schema';
import { QUESTION_TYPES } from '../question-types/registry';
import { quizSchema } from '../quiz/schema';
import { IMPORT_FORMATS } from './formats';
import { readingChoicesSchema } from './read-as';

/** A question of a file in the teacher's review; lines count from 1. */
const reviewedQuestionSchema = z.object({
  line: z.number().int(),
  name: z.string().exactOptional(),
  type: z.enum(QUESTION_TYPES),
  text: z.string(),
  options: z.array(z.string()).exactOptional(),
  /** In its stored form; may be empty if there are problems. */
  correctAnswer: correctAnswerSchema,
  maximumMarks: z.number().int(),
  explanation: z.string().exactOptional(),
  /** The question's own picture, by its name in texts. */
  picture: z.string().exactOptional(),
  feedback: z.record(z.string(), z.string()).exactOptional(),
  /** Weights of options in percent of the marks, unless all or nothing. */
  weights: z.record(z.string(), z.number()).exactOptional(),
  /** Problems to solve before saving. */
  problems: z.array(z.string()),
  /** Losses and guesses. */
  notes: z.array(z.string()),
  tags: z.array(z.string()),
  /**
   * The whole draft for the editor's fields. Written by our own readers; invalid numbers become null in
   * transit.
   */
  draft: z.custom<QuestionDraft>(),
});
export type ReviewedQuestion = z.infer<typeof reviewedQuestionSchema>;

const skippedQuestionSchema = z.object({
  line: z.number().int(),
  name: z.string().exactOptional(),
  type: z.string(),
  reason: z.string(),
});

/** The contents of a file and the result of its import. */
export const importAnswerSchema = z.object({
  format: z.enum(IMPORT_FORMATS),
  /** Only in a dry run, and absent if the reading is not in doubt. */
  choices: readingChoicesSchema.exactOptional(),
  questions: z.array(reviewedQuestionSchema),
  skipped: z.array(skippedQuestionSchema),
  /** Small versions as data URLs, by their names in texts, before anything is stored. */
  pictures: z.record(z.string(), z.string()),
  /** The number of stored questions; 0 in a dry run. */
  stored: z.number().int(),
  /** The number of questions the quiz can still take; only in a dry run. */
  room: z.number().int().exactOptional(),
  /** The number of additional questions stored unfinished, because of their problems. */
  unfinished: z.number().int(),
  /** Of both, in file order; needed to undo the whole import. */
  questionIds: z.array(z.string()),
  /** The quiz after the import; absent in a dry run. */
  quiz: quizSchema.exactOptional(),
});
export type ImportAnswer = z.infer<typeof importAnswerSchema>;

/** The teacher's decision on one question in the review, by its index in the list; others have none. */
export const importDecisionSchema = z.union([
  z.object({ at: z.number().int().min(0), isLeftOut: z.literal(true) }),
  /** The fields of the question, as in a request. */
  z.object({ at: z.number().int().min(0), fields: z.record(z.string(), z.unknown()) }),
]);
export type ImportDecision = z.infer<typeof importDecisionSchema>;
