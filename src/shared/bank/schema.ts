import * as z from 'zod';
import { questionSchema } from '../question/schema';

/** A quiz that holds a question or a copy of it. */
const holderSchema = z.object({
  questionId: z.string(),
  quizId: z.string(),
  title: z.string(),
  isInTrash: z.boolean(),
});

/** A question as the bank shows it, once for all its copies; times are epoch milliseconds. */
export const bankQuestionSchema = z.object({
  question: questionSchema,
  tags: z.array(z.string()),
  /** Where it is, the one that is shown first. */
  quizzes: z.array(holderSchema),
  /** When a student last started one of its quizzes; null before. */
  lastUsedAt: z.number().nullable(),
  /** How many students were marked on it or a copy. */
  students: z.number().int(),
  /** The mean share of its marks, from 0 to 1; null before anybody was marked. */
  facility: z.number().nullable(),
  /** From -1 to 1; null below 8 students, and when all got the same. */
  discrimination: z.number().nullable(),
});
export type BankQuestion = z.infer<typeof bankQuestionSchema>;

export const bankPageSchema = z.object({
  questions: z.array(bankQuestionSchema),
  /** How many there are on all pages. */
  total: z.number().int(),
  /** Sent back for the next page; null on the last. */
  cursor: z.string().nullable(),
});
export type BankPage = z.infer<typeof bankPageSchema>;

export const tagCountSchema = z.object({ tag: z.string(), count: z.number().int() });
export type TagCount = z.infer<typeof tagCountSchema>;

/** In what a copy differs from the question that it is compared with. */
export const COPY_PARTS = ['type', 'text', 'options', 'key', 'marks', 'picture', 'explanation'] as const;
export type CopyPart = (typeof COPY_PARTS)[number];

/** A copy of a question in another place. */
export const copySchema = holderSchema.omit({ isInTrash: true }).extend({
  differs: z.array(z.enum(COPY_PARTS)),
  /** Whether students have started its quiz. */
  hasStarted: z.boolean(),
  /** Why it cannot become the same; null where it can. */
  refusal: z.string().nullable(),
});
export type QuestionCopy = z.infer<typeof copySchema>;

/** What becoming the same does to a copy. */
export const copyEffectSchema = z.object({
  questionId: z.string(),
  quizId: z.string(),
  title: z.string(),
  /** How many students get more, and how many less. */
  gainCount: z.number().int(),
  lossCount: z.number().int(),
  /** Whether some of them see their scores already. */
  isReleased: z.boolean(),
  /** Sent back with the correction, so that what is applied is what was shown. */
  seen: z.string(),
});
export type CopyEffect = z.infer<typeof copyEffectSchema>;

/** A copy that was corrected; its correction can be undone where marks were given. */
export const correctedCopySchema = copyEffectSchema
  .pick({ questionId: true, quizId: true, title: true })
  .extend({ correctionId: z.string().nullable() });
