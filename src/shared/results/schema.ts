import * as z from 'zod';
import { answerSchema, answersSchema } from '../answer/answer';
import { appealSchema, receivedAppealSchema } from '../appeals/schema';
import { evaluationResultSchema } from '../attempt/schema';
import { HELD_BACK, RESULT_SOURCES, SUBMITTED_BY } from '../constants';
import { findingsSchema } from '../marking/findings';
import { rubricItemSchema } from '../marking/rubric-schema';
import { alsoAcceptedSchema } from '../marking/schema';
import { deciderSchema } from '../marking/standing-marks';
import { correctAnswerSchema, questionSchema } from '../question/schema';
import { formattedSchema } from '../question-types/base';
import { QUESTION_TYPES } from '../question-types/registry';
import { poolsSchema } from '../quiz/pools-schema';
import { evaluationStatusSchema, timedRelease } from '../quiz/schema';
import { quizLanguageSchema } from '../quiz/settings-schema';

/** A mark and its origin; findings are null if no grader read a text. */
const markedResultSchema = evaluationResultSchema.extend({
  source: z.enum(RESULT_SOURCES),
  needsReview: z.boolean(),
  rationale: z.string().nullable(),
  /** From 0 to 1. */
  confidence: z.number(),
  findings: findingsSchema.nullable(),
});
export type MarkedResult = z.infer<typeof markedResultSchema>;

/** A mark with everything its teacher sees. Only its numbers reach students. */
export const reviewedResultSchema = markedResultSchema.extend({
  /** Epoch milliseconds; sent back as "seenAt" to identify the mark seen. */
  markedAt: z.number(),
  /** The teacher who gave it; null for suggestions and marks older than this record. */
  markedBy: deciderSchema.nullable(),
  /** The teacher's comment on the answer. */
  comment: z.string().nullable(),
  /** The rubric items of the mark; null for one without. */
  rubricItemIds: z.array(z.string()).nullable(),
});
export type ReviewedResult = z.infer<typeof reviewedResultSchema>;

/** The last effect of the teacher's marks on the suggestions for a question's other answers. */
export const rescoredSchema = z.object({
  at: z.number(),
  /** The teaching marks, latest last. */
  taught: z.array(z.object({ studentId: z.string(), marks: z.number() })),
  changes: z.array(
    z.object({
      studentId: z.string(),
      before: z.number(),
      after: z.number(),
      neededReview: z.boolean(),
      needsReview: z.boolean(),
    }),
  ),
});
export type Rescored = z.infer<typeof rescoredSchema>;

/** Whether a question's sure suggestions can be relied on, and the last spot check. */
export const relianceSchema = z.object({
  needs: z.enum(['marks', 'spot-check', 'nothing']),
  checked: z.number().int(),
  right: z.number().int(),
});

/** The last effect of the teacher's marks on a question, and its current marks. */
export const rescoredQuestionSchema = z.object({
  rescored: rescoredSchema.nullable(),
  marks: z.array(z.object({ studentId: z.string(), result: reviewedResultSchema })),
  /** Null without a grader. */
  reliance: relianceSchema.nullable(),
  rubric: z.array(rubricItemSchema),
  revision: z.number(),
});
export type RescoredQuestion = z.infer<typeof rescoredQuestionSchema>;

/** The number and years of the teacher's marks on the same question in other quizzes. */
export const earlierMarksSchema = z.object({
  count: z.number().int(),
  firstYear: z.number().int(),
  lastYear: z.number().int(),
});
export type EarlierMarks = z.infer<typeof earlierMarksSchema>;

/** One student's line of results; score, percentage and results are null until evaluated. */
export const studentResultSchema = z.object({
  attemptId: z.string(),
  studentId: z.string(),
  /** The account, if the quiz gives its students other ids and shows their names. */
  accountId: z.string().exactOptional(),
  studentName: z.string(),
  studentEmail: z.string(),
  /** Class and number of a student without an address; absent otherwise. */
  studentClass: z.string().exactOptional(),
  submittedAt: z.number(),
  submittedBy: z.enum(SUBMITTED_BY),
  isEvaluated: z.boolean(),
  scoresReleased: z.boolean(),
  /** Whether the teacher holds these results back. */
  heldBack: z.enum(HELD_BACK).nullable(),
  focusLostCount: z.number().int(),
  score: z.number().nullable(),
  maxScore: z.number(),
  percentage: z.number().nullable(),
  /** The teacher's comment on the submission. */
  comment: z.string().nullable(),
  /** Questions not drawn for this student, unlike ones left blank. */
  notAsked: z.array(z.string()),
  answers: answersSchema,
  evaluationResults: z.array(reviewedResultSchema),
});
export type StudentResult = z.infer<typeof studentResultSchema>;

export const quizResultsSchema = z.object({
  quizId: z.string(),
  title: z.string(),
  lang: quizLanguageSchema,
  evaluationStatus: evaluationStatusSchema,
  evaluationProgress: z.number(),
  scoresReleased: z.boolean(),
  ...timedRelease,
  totalAttempts: z.number(),
  questions: z.array(questionSchema),
  /** Of each, an attempt is asked some. */
  pools: poolsSchema,
  results: z.array(studentResultSchema),
  /** By question id: why the grader was not used, or what to check; a sentence for the teacher. */
  graderNotices: z.record(z.string(), z.string()),
  /** By question id: the effect of the last re-scoring by the teacher's marks. */
  rescored: z.record(z.string(), rescoredSchema),
  /** By question id: other accepted answers after corrections; only if there are any. */
  alsoAccepted: z.record(z.string(), z.array(alsoAcceptedSchema)),
  /** The ids of questions with a correction in force. */
  corrected: z.array(z.string()),
  /** By question id: the evidence of a dismissed doubt. */
  dismissedAlarms: z.record(z.string(), z.string()),
  /** By question id: marks on the same question in other quizzes, used or not. */
  earlierMarks: z.record(z.string(), earlierMarksSchema),
  /** Whether they train the grader. */
  useEarlierMarks: z.boolean(),
  /** By question id: the rubric's items in the order of their keys; absent without a rubric. */
  rubrics: z.record(z.string(), z.array(rubricItemSchema)),
  /** By question id of text questions: whether the grader's sure marks can be relied on. */
  reliance: z.record(z.string(), relianceSchema),
  /** The host of the AI server and whether this quiz uses it; null without one. */
  ai: z.object({ host: z.string(), isUsed: z.boolean() }).nullable(),
  /** Whether names are hidden until all is marked. */
  blindMarking: z.boolean(),
  /** Whether this response lacks names, addresses, student ids and identifying times. */
  namesHidden: z.boolean(),
  /** When the teacher showed the names; null before. */
  namesShownAt: z.number().nullable(),
  /** The second looks, answered or not, oldest first. */
  appeals: z.array(receivedAppealSchema),
  /** The revision of the marks: see `evaluation.present`. */
  marksRevision: z.number(),
});
export type QuizResults = z.infer<typeof quizResultsSchema>;

/** One marked answer for its student. */
export const evaluatedAnswerSchema = z.object({
  type: z.enum(QUESTION_TYPES),
  questionText: z.string(),
  /** The teacher's texts as HTML; absent without markup. */
  formatted: formattedSchema().exactOptional(),
  studentAnswer: answerSchema.nullable(),
  /** Null until the last submission. */
  correctAnswer: correctAnswerSchema.nullable(),
  /** The same on one readable line. */
  correctAnswerText: z.string().nullable(),
  /** Other accepted answers, once correct answers are shown. */
  alsoAccepted: z.array(alsoAcceptedSchema).optional(),
  /** A remark on a partly wrong answer, once correct answers are shown. */
  remark: z.string().optional(),
  /** Whether each gap is right, once correct answers are shown. */
  partsRight: z.array(z.boolean()).optional(),
  isCorrect: z.boolean(),
  score: z.number(),
  maximumMarks: z.number(),
  imageUrl: z.string().optional(),
  imageAlt: z.string().optional(),
  /** In the attempt's order; absent without options. */
  options: z.array(z.string()).optional(),
  /** The teacher's feedback on chosen options, once correct answers are shown. */
  feedback: z.record(z.string(), z.string()).optional(),
  /** Once correct answers are shown. */
  explanation: z.string().optional(),
  /** The rubric items behind the mark. */
  rubric: z.array(z.object({ text: z.string(), points: z.number(), isGiven: z.boolean() })).optional(),
  /** The last correction of the question since the release. */
  note: z.object({ correctedAt: z.number(), scoreBefore: z.number(), scoreAfter: z.number() }).optional(),
  /** The teacher's comment on the answer. */
  comment: z.string().optional(),
  /** The student's second look. */
  appeal: appealSchema.optional(),
});
export type EvaluatedAnswer = z.infer<typeof evaluatedAnswerSchema>;

export const evaluatedQuizSchema = z.object({
  evaluatedQuizData: z.record(z.string(), evaluatedAnswerSchema),
  /** The teacher's comment on the submission. */
  comment: z.string().optional(),
});
export type EvaluatedQuiz = z.infer<typeof evaluatedQuizSchema>;

/** One question's scores by student. */
export const allDataQuestionSchema = z.object({
  questionId: z.string(),
  text: z.string(),
  students: z.array(
    z.object({
      email: z.string(),
      /** Identifies a student without an address, uniquely in this response. */
      student: z.string().exactOptional(),
      score: z.number(),
    }),
  ),
});

export const allDataSchema = z.object({
  quizzes: z.array(
    z.object({ quizId: z.string(), title: z.string(), questions: z.array(allDataQuestionSchema) }),
  ),
});
export type AllData = z.infer<typeof allDataSchema>;
