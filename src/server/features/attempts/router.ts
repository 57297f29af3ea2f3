import type { Answer } from '../../../shared/attempt/schema';
import { asSent, router, studentProcedure } from '../../transport/trpc';
import { saveAnswers } from './answers.service';
import { getStudentDashboard } from './dashboard.service';
import { reportFocusLoss } from './focus.service';
import { followAttempt, takeOver } from './follow.service';
import { joinQuiz } from './join.service';
import { submitAttempt } from './submit.service';

export interface SubmitInput {
  quizId: string;
  attempt: {
    answers: Record<string, Answer | null>;
    focusLostCount?: number;
    /** Whether the student pressed submit or the time was over; what else ends an attempt the server knows. */
    reason?: 'student' | 'time';
  };
}

export interface SaveInput {
  attemptId: string;
  revision: number;
  /** Null clears an answer. */
  answers: Record<string, Answer | null>;
  /** The page that writes; a call without one is always taken. */
  writerId?: string;
}

export interface FollowInput {
  attemptId: string;
  writerId: string;
  /** Whether this page wants to write; one that has given way only looks on. */
  claim: boolean;
  /** The question on the screen. */
  questionId?: string;
  /** How many answers the server has not acknowledged yet. */
  unsentCount?: number;
  /** When it said so, in epoch milliseconds; left out while the student is away from the page. */
  hereAt?: number;
}

export interface FocusInput {
  attemptId: string;
  leftAt: number;
  returnedAt?: number;
  /** The question on the screen when the student left. */
  questionId?: string;
  /** `gone`: the page went, perhaps to be reloaded; `reloaded`: it is back, and that was all. */
  page?: 'gone' | 'reloaded';
}

export const attemptsRouter = router({
  dashboard: studentProcedure.query(({ ctx }) => getStudentDashboard(ctx.deps, ctx.student)),
  join: studentProcedure
    .input(asSent<{ shareId: string }>())
    .mutation(({ ctx, input }) => joinQuiz(ctx.deps, ctx.student, input)),
  submit: studentProcedure
    .input(asSent<SubmitInput>())
    .mutation(({ ctx, input }) => submitAttempt(ctx.deps, ctx.student, input)),
  saveAnswers: studentProcedure
    .input(asSent<SaveInput>())
    .mutation(({ ctx, input }) => saveAnswers(ctx.deps, ctx.student, input)),
  reportFocusLoss: studentProcedure
    .input(asSent<FocusInput>())
    .mutation(({ ctx, input }) => reportFocusLoss(ctx.deps, ctx.student, input)),
  follow: studentProcedure
    .input(asSent<FollowInput>())
    .mutation(({ ctx, input }) => followAttempt(ctx.deps, ctx.student, input)),
  takeOver: studentProcedure
    .input(asSent<{ attemptId: string; writerId: string }>())
    .mutation(({ ctx, input }) => takeOver(ctx.deps, ctx.student, input)),
});
