import { paymentsCalls } from '../features/payments/calls';
import { allCalls } from './all-calls';
import { proceduresOf } from './procedures';
import { router } from './trpc';

/** Every procedure; the client imports only its type. Razorpay's webhook is REST only. */
export const appRouter = router({
  accounts: proceduresOf(allCalls.accounts),
  appeals: proceduresOf(allCalls.appeals),
  assignments: proceduresOf(allCalls.assignments),
  attempts: proceduresOf(allCalls.attempts),
  bank: proceduresOf(allCalls.bank),
  classes: proceduresOf(allCalls.classes),
  colleagues: proceduresOf(allCalls.colleagues),
  comments: proceduresOf(allCalls.comments),
  evaluation: proceduresOf(allCalls.evaluation),
  exports: proceduresOf(allCalls.exports),
  gradebook: proceduresOf(allCalls.gradebook),
  imports: proceduresOf(allCalls.imports),
  operator: proceduresOf(allCalls.operator),
  payments: proceduresOf(paymentsCalls),
  phrases: proceduresOf(allCalls.phrases),
  practice: proceduresOf(allCalls.practice),
  questions: proceduresOf(allCalls.questions),
  quizzes: proceduresOf(allCalls.quizzes),
  reports: proceduresOf(allCalls.reports),
  results: proceduresOf(allCalls.results),
  rubrics: proceduresOf(allCalls.rubrics),
  supervision: proceduresOf(allCalls.supervision),
  timekeeping: proceduresOf(allCalls.timekeeping),
} satisfies Record<keyof typeof allCalls, unknown>);

export type AppRouter = typeof appRouter;
