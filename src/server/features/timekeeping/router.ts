import type { Allowance } from '../../../shared/supervision/schema';
import { asSent, router, teacherProcedure } from '../../transport/trpc';
import { listAllowances, removeAllowance, setAllowance } from './allowances.service';
import { giveTime } from './extra-time.service';
import { continueQuiz, pauseQuiz } from './pause.service';

export interface GiveTimeInput {
  quizId: string;
  /** Left out for everybody who takes the quiz now. */
  attemptId?: string;
  minutes: number;
}

export const timekeepingRouter = router({
  pause: teacherProcedure
    .input(asSent<{ quizId: string }>())
    .mutation(({ ctx, input }) => pauseQuiz(ctx.deps, ctx.teacher, input)),
  continue: teacherProcedure
    .input(asSent<{ quizId: string }>())
    .mutation(({ ctx, input }) => continueQuiz(ctx.deps, ctx.teacher, input)),
  giveTime: teacherProcedure
    .input(asSent<GiveTimeInput>())
    .mutation(({ ctx, input }) => giveTime(ctx.deps, ctx.teacher, input)),
  allowances: teacherProcedure.query(({ ctx }) => listAllowances(ctx.deps, ctx.teacher)),
  setAllowance: teacherProcedure
    .input(asSent<Allowance>())
    .mutation(({ ctx, input }) => setAllowance(ctx.deps, ctx.teacher, input)),
  removeAllowance: teacherProcedure
    .input(asSent<{ email: string }>())
    .mutation(({ ctx, input }) => removeAllowance(ctx.deps, ctx.teacher, input)),
});
