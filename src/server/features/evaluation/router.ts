import { asSent, router, teacherProcedure } from '../../transport/trpc';
import { getSentToAi, setAi } from './ai.service';
import { updateMarks } from './marks.service';
import { releaseScores, startEvaluation } from './service';

export interface QuizInput {
  quizId: string;
}

export interface MarksInput extends QuizInput {
  studentId: string;
  questionId: string;
  /** From 0 to the maximum in steps of 0.5. */
  marks: number;
}

export interface UseAiInput extends QuizInput {
  useAi: boolean;
}

export const evaluationRouter = router({
  start: teacherProcedure
    .input(asSent<QuizInput>())
    .mutation(({ ctx, input }) => startEvaluation(ctx.deps, ctx.teacher, input.quizId)),
  release: teacherProcedure
    .input(asSent<QuizInput>())
    .mutation(({ ctx, input }) => releaseScores(ctx.deps, ctx.teacher, input.quizId)),
  updateMarks: teacherProcedure
    .input(asSent<MarksInput>())
    .mutation(({ ctx, input }) => updateMarks(ctx.deps, ctx.teacher, input)),
  setAi: teacherProcedure
    .input(asSent<UseAiInput>())
    .mutation(({ ctx, input }) => setAi(ctx.deps, ctx.teacher, input)),
  sentToAi: teacherProcedure
    .input(asSent<QuizInput>())
    .query(({ ctx, input }) => getSentToAi(ctx.deps, ctx.teacher, input.quizId)),
});
