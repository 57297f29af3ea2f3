import * as z from 'zod';
import { answerSchema, answersSchema } from '../answer/answer';
import { appealSchema, receivedAppealSchema } from '../appeals/schema';
import { evaluationResultSchema } from '../attempt/schema';
import { RESULT_SOURCES, SUBMITTED_BY } from '../constants';
import { findingsSchema } from '../marking/findings';
import { rubricItemSchema } from '../marking/rubric-schema';
import { alsoAcceptedSchema } from '../marking/schema';
import { deciderSchema } from '../marking/standing-marks';
import { correctAnswerSchema, questionSchema } from '../question/schema';
import { formattedSchema } from '../question-types/base';
import { QUESTION_TYPES } from '../question-types/registry';
import { poolsSchema } from '../quiz/pools-schema';
import { evaluationStatusSchema } from '../quiz/schema';

/** A mark and how it came about; findings are null where no grader read a text. */
const markedResultSchema = evaluationResultSchema.extend({
  source: z.enum(RESULT_SOURCES),
  needsReview: z.boolean(),
  rationale: z.string().nullable(),
  /** From 0 to 1. */
  confidence: z.number(),
  findings: findingsSchema.nullable(),
});
export type MarkedResult = z.infer<typeof markedResultSchema>;

/** A mark as its teacher sees it, with what goes with it. Of a mark itself only the numbers go to a student. */
export const reviewedResultSchema = markedResultSchema.extend({
  /** Epoch milliseconds; sent back as "seenAt", it says which mark was seen. */
  markedAt: z.number(),
  /** The teacher who gave it; null of a suggestion, and of marks from before it was kept. */
  markedBy: deciderSchema.nullable(),
  /** What the teacher says about the answer. */
  comment: z.string().nullable(),
  /** The items of the rubric that the mark is made of; null where it was given without. */
  rubricItemIds: z.array(z.string()).nullable(),
});
export type ReviewedResult = z.infer<typeof reviewedResultSchema>;

/** What the teacher's marks on a question changed among the suggestions for its other answers, the last time. */
export const rescoredSchema = z.object({
  at: z.number(),
  /** The marks that taught the grader then, the latest last. */
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

/** Whether the sure suggestions for a question can be relied on, and how the latest spot check went. */
export const relianceSchema = z.object({
  needs: z.enum(['marks', 'spot-check', 'nothing']),
  checked: z.number().int(),
  right: z.number().int(),
});

/** What the teacher's marks on a question changed the last time, and the marks of that question as they stand. */
export const rescoredQuestionSchema = z.object({
  rescored: rescoredSchema.nullable(),
  marks: z.array(z.object({ studentId: z.string(), result: reviewedResultSchema })),
  /** Null where no grader reads the answers. */
  reliance: relianceSchema.nullable(),
  /** The items of its rubric. */
  rubric: z.array(rubricItemSchema),
  /** Up to which change all of this is told. */
  revision: z.number(),
});
export type RescoredQuestion = z.infer<typeof rescoredQuestionSchema>;

/** How many marks of the teacher's other quizzes there are on answers to the same question, and from which years. */
export const earlierMarksSchema = z.object({
  count: z.number().int(),
  firstYear: z.number().int(),
  lastYear: z.number().int(),
});
export type EarlierMarks = z.infer<typeof earlierMarksSchema>;

/** One student's line on the results screen; score, percentage and results are null until evaluated. */
export const studentResultSchema = z.object({
  attemptId: z.string(),
  studentId: z.string(),
  studentName: z.string(),
  studentEmail: z.string(),
  /** Class and number of who has no address; absent of everybody else. */
  studentClass: z.string().exactOptional(),
  submittedAt: z.number(),
  submittedBy: z.enum(SUBMITTED_BY),
  isEvaluated: z.boolean(),
  scoresReleased: z.boolean(),
  focusLostCount: z.number().int(),
  score: z.number().nullable(),
  maxScore: z.number(),
  percentage: z.number().nullable(),
  /** What the teacher says about the submission as a whole. */
  comment: z.string().nullable(),
  /** Ids of the questions that this student was not asked, since they were not drawn; asked and left blank is another thing. */
  notAsked: z.array(z.string()),
  answers: answersSchema,
  evaluationResults: z.array(reviewedResultSchema),
});
export type StudentResult = z.infer<typeof studentResultSchema>;

export const quizResultsSchema = z.object({
  quizId: z.string(),
  title: z.string(),
  evaluationStatus: evaluationStatusSchema,
  evaluationProgress: z.number(),
  scoresReleased: z.boolean(),
  totalAttempts: z.number(),
  questions: z.array(questionSchema),
  /** Of which each attempt was asked some. */
  pools: poolsSchema,
  results: z.array(studentResultSchema),
  /** By question id: why the grader was not used for a question, or what to look at; a sentence for the teacher. */
  graderNotices: z.record(z.string(), z.string()),
  /** By question id: what the last re-scoring after the teacher's marks changed. */
  rescored: z.record(z.string(), rescoredSchema),
  /** By question id: what corrections left in force beside the correct answer; only where there is something. */
  alsoAccepted: z.record(z.string(), z.array(alsoAcceptedSchema)),
  /** By question id: the evidence of an alarm about the key that the teacher has dismissed. */
  dismissedAlarms: z.record(z.string(), z.string()),
  /** By question id: the marks on the same question in the teacher's other quizzes; also where they are not used. */
  earlierMarks: z.record(z.string(), earlierMarksSchema),
  /** Whether those marks teach the grader. */
  useEarlierMarks: z.boolean(),
  /** By question id: the items of its rubric, in the order of their keys; none for a question without one. */
  rubrics: z.record(z.string(), z.array(rubricItemSchema)),
  /** By question id: whether what the grader is sure of can be relied on; of text questions. */
  reliance: z.record(z.string(), relianceSchema),
  /** Whether an AI server marks texts here: its host, and whether this quiz uses it; null without one. */
  ai: z.object({ host: z.string(), isUsed: z.boolean() }).nullable(),
  /** Whether names are kept until all is marked. */
  blindMarking: z.boolean(),
  /** Whether this answer has no names, addresses and ids of students, and no times that tell them apart. */
  namesHidden: z.boolean(),
  /** When the teacher asked for the names; null before. */
  namesShownAt: z.number().nullable(),
  /** The second looks that students asked for, answered or not, oldest first. */
  appeals: z.array(receivedAppealSchema),
  /** Up to which change the marks are told here: see `evaluation.present`. */
  marksRevision: z.number(),
});
export type QuizResults = z.infer<typeof quizResultsSchema>;

/** One answer with its marks, as its student reads it. */
export const evaluatedAnswerSchema = z.object({
  type: z.enum(QUESTION_TYPES),
  questionText: z.string(),
  /** The texts of the teacher as HTML; absent where none has any markup. */
  formatted: formattedSchema().exactOptional(),
  studentAnswer: answerSchema.nullable(),
  /** Null until the last submission is in. */
  correctAnswer: correctAnswerSchema.nullable(),
  /** The same in a line, as a person reads it. */
  correctAnswerText: z.string().nullable(),
  /** What corrections left in force beside it; once the correct answers are shown. */
  alsoAccepted: z.array(alsoAcceptedSchema).optional(),
  /** What there is to say of an answer that is not all right, once the correct answers are shown. */
  remark: z.string().optional(),
  /** Of each gap whether it is right, once the correct answers are shown. */
  partsRight: z.array(z.boolean()).optional(),
  isCorrect: z.boolean(),
  score: z.number(),
  maximumMarks: z.number(),
  imageUrl: z.string().optional(),
  imageAlt: z.string().optional(),
  /** As the question had them in the attempt; absent where there was nothing to choose from. */
  options: z.array(z.string()).optional(),
  /** What the teacher says of the options that were chosen, by the option; once the correct answers are shown. */
  feedback: z.record(z.string(), z.string()).optional(),
  /** Once the correct answers are shown. */
  explanation: z.string().optional(),
  /** The items of the rubric that the answer was marked by. */
  rubric: z.array(z.object({ text: z.string(), points: z.number(), isGiven: z.boolean() })).optional(),
  /** The last correction of the question since the scores were released. */
  note: z.object({ correctedAt: z.number(), scoreBefore: z.number(), scoreAfter: z.number() }).optional(),
  /** What the teacher says about the answer. */
  comment: z.string().optional(),
  /** The second look that the student asked for. */
  appeal: appealSchema.optional(),
});
export type EvaluatedAnswer = z.infer<typeof evaluatedAnswerSchema>;

export const evaluatedQuizSchema = z.object({
  evaluatedQuizData: z.record(z.string(), evaluatedAnswerSchema),
  /** What the teacher says about the submission as a whole. */
  comment: z.string().optional(),
});
export type EvaluatedQuiz = z.infer<typeof evaluatedQuizSchema>;

/** The scores of one question by student. */
export const allDataQuestionSchema = z.object({
  questionId: z.string(),
  text: z.string(),
  students: z.array(
    z.object({
      email: z.string(),
      /** Who it is, where the address is empty: nobody else in this answer has the same. */
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
