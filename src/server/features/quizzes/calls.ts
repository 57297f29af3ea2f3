import type { QuizSettings } from '../../../shared/quiz/schema';
import { asSent, router, signedInProcedure, teacherProcedure } from '../../transport/trpc';
import { collectPapers } from '../attempts/collect.service';
import { createQuiz, updateQuiz } from './edit.service';
import { publishQuiz, toggleResponses } from './publish.service';
import { getQuiz, getTeacherDashboard } from './service';
import { getSharedQuiz } from './share.service';
import { listTrash, removeQuiz, restoreFromTrash } from './trash.service';

export interface QuizInput {
  quizId: string;
}

export interface QuizChanges extends Partial<QuizSettings> {
  /** The ids in their new order. */
  questions?: string[];
}

export const quizzesRouter = router({
  dashboard: teacherProcedure.query(({ ctx }) => getTeacherDashboard(ctx.deps, ctx.teacher)),
  create: teacherProcedure
    .input(asSent<Partial<QuizSettings>>())
    .mutation(({ ctx, input }) => createQuiz(ctx.deps, ctx.teacher, input)),
  get: teacherProcedure
    .input(asSent<QuizInput>())
    .query(({ ctx, input }) => getQuiz(ctx.deps, ctx.teacher, input.quizId)),
  update: teacherProcedure
    .input(asSent<QuizInput & { quiz: QuizChanges }>())
    .mutation(({ ctx, input }) => updateQuiz(ctx.deps, ctx.teacher, input.quizId, input.quiz)),
  remove: teacherProcedure
    .input(asSent<QuizInput>())
    .mutation(({ ctx, input }) => removeQuiz(ctx.deps, ctx.teacher, input.quizId)),
  trash: teacherProcedure.query(({ ctx }) => listTrash(ctx.deps, ctx.teacher)),
  restore: teacherProcedure
    .input(asSent<QuizInput>())
    .mutation(({ ctx, input }) => restoreFromTrash(ctx.deps, ctx.teacher, input.quizId)),
  publish: teacherProcedure
    .input(asSent<QuizInput>())
    .mutation(({ ctx, input }) => publishQuiz(ctx.deps, ctx.teacher, input.quizId)),
  toggleResponses: teacherProcedure
    .input(asSent<QuizInput & { acceptingResponses: boolean }>())
    .mutation(({ ctx, input }) => toggleResponses(ctx.deps, ctx.teacher, input.quizId, input)),
  collect: teacherProcedure
    .input(asSent<QuizInput>())
    .mutation(({ ctx, input }) => collectPapers(ctx.deps, ctx.teacher, input.quizId)),
  getShared: signedInProcedure
    .input(asSent<{ shareId: string }>())
    .query(({ ctx, input }) => getSharedQuiz(ctx.deps, ctx.actor, input.shareId)),
});
