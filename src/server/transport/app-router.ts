import { proceduresOf } from '../calls/mount-trpc';
import { accountsCalls } from '../features/accounts/calls';
import { attemptsCalls } from '../features/attempts/calls';
import { evaluationCalls } from '../features/evaluation/calls';
import { paymentsCalls } from '../features/payments/calls';
import { questionsCalls } from '../features/questions/calls';
import { quizzesCalls } from '../features/quizzes/calls';
import { resultsCalls } from '../features/results/calls';
import { supervisionCalls } from '../features/supervision/calls';
import { timekeepingCalls } from '../features/timekeeping/calls';
import { router } from './trpc';

/** Every procedure; the client imports only its type. */
export const appRouter = router({
  accounts: router(proceduresOf(accountsCalls)),
  attempts: router(proceduresOf(attemptsCalls)),
  evaluation: router(proceduresOf(evaluationCalls)),
  payments: router(proceduresOf(paymentsCalls)),
  questions: router(proceduresOf(questionsCalls)),
  quizzes: router(proceduresOf(quizzesCalls)),
  supervision: router(proceduresOf(supervisionCalls)),
  results: router(proceduresOf(resultsCalls)),
  timekeeping: router(proceduresOf(timekeepingCalls)),
});

export type AppRouter = typeof appRouter;
