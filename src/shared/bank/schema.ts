import * as z from 'zod';
import { questionSchema } from '../question/schema';

/** A quiz that contains a question or a copy of it. */
const holderSchema = z.object({
  questionId: z.string(),
  quizId: z.string(),
  title: z.string(),
  isInTrash: z.boolean(),
});

/** A question of the bank, shown once for all its copies; times are epoch milliseconds. */
export const bankQuestionSchema = z.object({
  question: questionSchema,
  tags: z.array(z.string()),
  /** Its quizzes; the displayed one comes first. */
  quizzes: z.array(holderSchema),
  /** When a student last started one of its quizzes; null if none has. */
  lastUsedAt: z.number().nullable(),
  /** The number of students with marks for it or a copy. */
  students: z.number().int(),
  /** The mean share of its marks, from 0 to 1; null without marks. */
  facility: z.number().nullable(),
  /** From -1 to 1; null below 8 students, and if all have the same marks. */
  discrimination: z.number().nullable(),
});
export type BankQuestion = z.infer<typeof bankQuestionSchema>;

export const bankPageSchema = z.object({
  questions: z.array(bankQuestionSchema),
  /** The number of questions on all pages. */
  total: z.number().int(),
  /** Sent back for the next page; null on the last. */
  cursor: z.string().nullable(),
});
export type BankPage = z.infer<typeof bankPageSchema>;

export const tagCountSchema = z.object({ tag: z.string(), count: z.number().int() });
export type TagCount = z.infer<typeof tagCountSchema>;

/** The parts in which a copy can differ from its question. */
export const COPY_PARTS = ['type', 'text', 'options', 'key', 'marks', 'picture', 'explanation'] as const;
export type CopyPart = (typeof COPY_PARTS)[number];

/** A copy of a question in another quiz. */
export const copySchema = holderSchema.omit({ isInTrash: true }).extend({
  differs: z.array(z.enum(COPY_PARTS)),
  /** Whether students have started its quiz. */
  hasStarted: z.boolean(),
  /** The reason why it cannot be updated; null if it can. */
  refusal: z.string().nullable(),
});
export type QuestionCopy = z.infer<typeof copySchema>;

export const copyEffectSchema = z.object({
  questionId: z.string(),
  quizId: z.string(),
  title: z.string(),
  /** The number of students who gain, and of those who lose. */
  gainCount: z.number().int(),
  lossCount: z.number().int(),
  /** Whether any of them can see their scores already. */
  isReleased: z.boolean(),
  /** Sent back with the correction, to apply exactly the previewed change. */
  seen: z.string(),
});
export type CopyEffect = z.infer<typeof copyEffectSchema>;

/** A corrected copy; the correction can be undone if marks were given. */
export const correctedCopySchema = copyEffectSchema
  .pick({ questionId: true, quizId: true, title: true })
  .extend({ correctionId: z.string().nullable() });
