import * as z from 'zod';
import { RIGHTS } from '../access/rights';
import { gradeScaleSchema } from './grade-scale';

/** A row of the gradebook: a member, or a former member with marks. */
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

/** A column; its lists have an entry for each member, in order. */
export const gradebookQuizSchema = z.object({
  quizId: z.string(),
  title: z.string(),
  /** Empty if not in a folder. */
  folder: z.string(),
  /** Tags of its questions, by name. */
  tags: z.array(z.string()),
  /** When it opens to its classes, else when it was created. */
  date: z.number(),
  /** Whether it is assigned to this class. */
  isAssigned: z.boolean(),
  /** Whether marking is currently blind, so that no cell has marks. */
  namesHidden: z.boolean(),
  /** In percent of the usual weight; at 0 it is shown but does not count. */
  weightPercent: z.number().int(),
  /** The maximum marks; for maxima that differ by student see `maxScores`. */
  maxScore: z.number(),
  /**
   * A letter for each member: m marked, u marked but unreleased, w submitted but unmarked, r in progress, a
   * absent, l not open yet, n not assigned, h hidden.
   */
  states: z.string(),
  /** Null without marks. */
  scores: z.array(z.number().nullable()),
  /** Present only if the maximum differs by student. */
  maxScores: z.array(z.number().nullable()).exactOptional(),
});
export type GradebookQuiz = z.infer<typeof gradebookQuizSchema>;

/**
 * A column that teachers fill in by hand: oral marks, or notes on homework. Marks are shown to teachers and on sheets for
 * parents, notes to teachers alone; students see neither.
 */
export const ownColumnHeadSchema = z.object({
  columnId: z.string(),
  title: z.string(),
  date: z.number(),
  /** As for a quiz. */
  weightPercent: z.number().int(),
  /** Null in a column of notes. */
  maxScore: z.number().nullable(),
});
export type OwnColumnHead = z.infer<typeof ownColumnHeadSchema>;

export const ownColumnSchema = ownColumnHeadSchema.extend({
  /** For each member, in order; null without marks. */
  scores: z.array(z.number().nullable()),
  /** The same for a column of notes, whose scores are null. */
  notes: z.array(z.string().nullable()).exactOptional(),
});
export type OwnColumn = z.infer<typeof ownColumnSchema>;

export type GradebookColumn = GradebookQuiz | OwnColumn;

/** A cell of an own column: marks, a note, or empty. */
export const ownEntrySchema = z.object({ marks: z.number().nullable(), note: z.string().nullable() });
export type OwnEntry = z.infer<typeof ownEntrySchema>;

export const ownMarkSchema = ownEntrySchema.extend({
  /** The colleague's entry that was replaced; null if there was none. */
  replaced: ownEntrySchema.extend({ by: z.string() }).nullable(),
});
export type OwnMark = z.infer<typeof ownMarkSchema>;

/** Members x quizzes and own columns of a class. */
export const gradebookSchema = z.object({
  classId: z.string(),
  name: z.string(),
  /** The reader's right to the class; changing weights needs edit. */
  right: z.enum(RIGHTS),
  /** The number of lowest quizzes dropped for each member. */
  dropLowest: z.number().int(),
  /** Null without grades. */
  gradeScale: gradeScaleSchema.nullable(),
  /** By name, former members last. */
  members: z.array(gradebookMemberSchema),
  /** By date. */
  quizzes: z.array(gradebookQuizSchema),
  /** In the teachers' order. */
  ownColumns: z.array(ownColumnSchema),
});
export type Gradebook = z.infer<typeof gradebookSchema>;

/** The weights of a class's quizzes. */
export const gradebookWeightsSchema = z.object({
  dropLowest: z.number().int(),
  /** In percent, by quiz; only weights other than the usual. */
  weights: z.record(z.string(), z.number().int()),
});
export type GradebookWeights = z.infer<typeof gradebookWeightsSchema>;
