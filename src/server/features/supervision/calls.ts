import { asSent, router, teacherProcedure } from '../../transport/trpc';
import { excuseLeaving, listLeavings } from './focus.service';
import { decideLate } from './late.service';
import { watchQuiz } from './live.service';
import { checkReceipt } from './receipts.service';
import { reopenAttempt } from './reopen.service';

export interface OfAttempt {
  quizId: string;
  attemptId: string;
}

export const supervisionRouter = router({
  live: teacherProcedure
    .input(asSent<{ quizId: string }>())
    .query(({ ctx, input }) => watchQuiz(ctx.deps, ctx.teacher, input)),
  leavings: teacherProcedure
    .input(asSent<OfAttempt>())
    .query(({ ctx, input }) => listLeavings(ctx.deps, ctx.teacher, input)),
  excuse: teacherProcedure
    .input(asSent<OfAttempt & { leftAt: number }>())
    .mutation(({ ctx, input }) => excuseLeaving(ctx.deps, ctx.teacher, input)),
  reopen: teacherProcedure
    .input(asSent<OfAttempt & { extraMinutes?: number }>())
    .mutation(({ ctx, input }) => reopenAttempt(ctx.deps, ctx.teacher, input)),
  decideLate: teacherProcedure
    .input(asSent<OfAttempt & { decision: 'accepted' | 'ignored' }>())
    .mutation(({ ctx, input }) => decideLate(ctx.deps, ctx.teacher, input)),
  checkReceipt: teacherProcedure
    .input(asSent<{ receipt: string }>())
    .query(({ ctx, input }) => checkReceipt(ctx.deps, ctx.teacher, input)),
});
