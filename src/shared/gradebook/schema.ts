import * as z from 'zod';
import { RIGHTS } from '../access/rights';
import { gradeScaleSchema } from './grade-scale';

/** One row of the gradebook: somebody on the list of the class, or who has left it and has marks. */
export const gradebookMemberSchema = z.object({
  _id: z.string(),
  name: z.string(),
  number: z.string().nullable(),
  email: z.string().nullable(),
  /** Null before the first sign-in. */
  accountId: z.string().nullable(),
  hasLeft: z.boolean(),
});
export type GradebookMember = z.infer<typeof gradebookMemberSchema>;

/** One column; its lists have an entry for each member, in their order. */
export const gradebookQuizSchema = z.object({
  quizId: z.string(),
  title: z.string(),
  /** Empty: in no folder. */
  folder: z.string(),
  /** Of its questions, by name. */
  tags: z.array(z.string()),
  /** When it opens to its classes; where that is not said, when it was made. */
  date: z.number(),
  /** Whether it is assigned to this class. */
  isAssigned: z.boolean(),
  /** Whether marking is blind just now: then no cell has marks. */
  namesHidden: z.boolean(),
  /** In percent of the usual weight; 0: it is shown and does not count. */
  weightPercent: z.number().int(),
  /** What can be reached; where that differs by student it stands in `maxScores`. */
  maxScore: z.number(),
  /** A letter for each member: m marked, u marked and not released, w submitted and not marked, r being taken, a absent, l not open yet, n not assigned, h hidden. */
  states: z.string(),
  /** Null where there are no marks. */
  scores: z.array(z.number().nullable()),
  /** Only where what can be reached differs by student. */
  maxScores: z.array(z.number().nullable()).exactOptional(),
});
export type GradebookQuiz = z.infer<typeof gradebookQuizSchema>;

/** A column that teachers fill in by hand, such as oral marks. It is for teachers and the sheets for parents; no student reads it. */
export const ownColumnHeadSchema = z.object({
  columnId: z.string(),
  title: z.string(),
  date: z.number(),
  /** As for a quiz. */
  weightPercent: z.number().int(),
  maxScore: z.number(),
});
export type OwnColumnHead = z.infer<typeof ownColumnHeadSchema>;

export const ownColumnSchema = ownColumnHeadSchema.extend({
  /** Of each member, in their order; null where there are no marks. */
  scores: z.array(z.number().nullable()),
});
export type OwnColumn = z.infer<typeof ownColumnSchema>;

export type GradebookColumn = GradebookQuiz | OwnColumn;

/** What was saved in a cell of an own column. */
export const ownMarkSchema = z.object({
  marks: z.number().nullable(),
  /** The mark of a colleague in its place before; null if there was none. */
  replaced: z.object({ marks: z.number(), by: z.string() }).nullable(),
});
export type OwnMark = z.infer<typeof ownMarkSchema>;

/** Members x quizzes and own columns of a class. */
export const gradebookSchema = z.object({
  classId: z.string(),
  name: z.string(),
  /** What the reader may do with the class: who may edit it says how its quizzes count. */
  right: z.enum(RIGHTS),
  /** How many of a member's lowest quizzes do not count. */
  dropLowest: z.number().int(),
  /** Null without grades. */
  gradeScale: gradeScaleSchema.nullable(),
  /** By name, those who have left at the end. */
  members: z.array(gradebookMemberSchema),
  /** By date. */
  quizzes: z.array(gradebookQuizSchema),
  /** By date. */
  ownColumns: z.array(ownColumnSchema),
});
export type Gradebook = z.infer<typeof gradebookSchema>;

/** How the quizzes of a class count. */
export const gradebookWeightsSchema = z.object({
  dropLowest: z.number().int(),
  /** In percent, by quiz: those that count otherwise than usual. */
  weights: z.record(z.string(), z.number().int()),
});
export type GradebookWeights = z.infer<typeof gradebookWeightsSchema>;
