import { z } from 'zod';
import { answerSchema, answersSchema, evaluationResultSchema } from '../attempt/schema';
import { questionSchema } from '../question/schema';
import { evaluationStatusSchema } from '../quiz/schema';

/** One student's line on the results screen; score, percentage and results are null until evaluated. */
export const studentResultSchema = z.object({
  attemptId: z.string(),
  studentId: z.string(),
  studentName: z.string(),
  studentEmail: z.string(),
  submittedAt: z.number(),
  isEvaluated: z.boolean(),
  scoresReleased: z.boolean(),
  focusLostCount: z.number().int(),
  score: z.number().nullable(),
  maxScore: z.number(),
  percentage: z.number().nullable(),
  answers: answersSchema,
  evaluationResults: z.array(evaluationResultSchema),
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
  results: z.array(studentResultSchema),
  /** By question id: why the grader was not used for a question, or what to look at; a sentence for the teacher. */
  graderNotices: z.record(z.string(), z.string()),
});
export type QuizResults = z.infer<typeof quizResultsSchema>;

export const evaluatedQuizSchema = z.object({
  evaluatedQuizData: z.record(
    z.string(),
    z.object({
      questionText: z.string(),
      studentAnswer: answerSchema.nullable(),
      correctAnswer: z.union([z.string(), z.array(z.string()), z.array(z.number())]),
      isCorrect: z.boolean(),
      score: z.number(),
      maximumMarks: z.number(),
      /** The last correction of the question since the scores were released. */
      note: z.object({ correctedAt: z.number(), scoreBefore: z.number(), scoreAfter: z.number() }).optional(),
    }),
  ),
});
export type EvaluatedQuiz = z.infer<typeof evaluatedQuizSchema>;

export const allDataSchema = z.object({
  quizzes: z.array(
    z.object({
      quizId: z.string(),
      title: z.string(),
      questions: z.array(
        z.object({
          questionId: z.string(),
          text: z.string(),
          students: z.array(z.object({ email: z.string(), score: z.number() })),
        }),
      ),
    }),
  ),
});
export type AllData = z.infer<typeof allDataSchema>;
