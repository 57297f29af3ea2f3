import type { Call } from '../calls/declare';
import { assignmentsCalls } from '../features/assignments/calls';
import { attemptsCalls } from '../features/attempts/calls';
import { bankCalls } from '../features/bank/calls';
import { classesCalls } from '../features/classes/calls';
import { colleaguesCalls } from '../features/colleagues/calls';
import { quizzesCalls } from '../features/desk/calls';
import { exportsCalls } from '../features/exports/calls';
import { gradebookCalls } from '../features/gradebook/calls';
import { importsCalls } from '../features/imports/calls';
import { appealsCalls } from '../features/marking/appeals/calls';
import { commentsCalls, phrasesCalls } from '../features/marking/comments/calls';
import { evaluationCalls } from '../features/marking/evaluation/calls';
import { rubricsCalls } from '../features/marking/rubric-changes/calls';
import { operatorCalls } from '../features/operator/calls';
import { paymentsCalls, paymentWebhook } from '../features/payments/calls';
import { practiceCalls } from '../features/practice/calls';
import { questionsCalls } from '../features/questions/calls';
import { reportsCalls } from '../features/reports/calls';
import { rescoredCalls, resultsCalls } from '../features/results/calls';
import { accountsCalls } from '../features/sign-in/calls';
import { supervisionCalls } from '../features/supervision/calls';
import { timekeepingCalls } from '../features/timekeeping/calls';

/**
 * Every call of the product: mounted over tRPC and REST, documented, and covered by the table of permissions.
 */
export const allCalls = {
  accounts: accountsCalls,
  appeals: appealsCalls,
  assignments: assignmentsCalls,
  attempts: attemptsCalls,
  bank: bankCalls,
  classes: classesCalls,
  colleagues: colleaguesCalls,
  comments: commentsCalls,
  evaluation: { ...evaluationCalls, ...rescoredCalls },
  exports: exportsCalls,
  gradebook: gradebookCalls,
  imports: importsCalls,
  operator: operatorCalls,
  payments: { ...paymentsCalls, webhook: paymentWebhook },
  phrases: phrasesCalls,
  practice: practiceCalls,
  questions: questionsCalls,
  quizzes: quizzesCalls,
  reports: reportsCalls,
  results: resultsCalls,
  rubrics: rubricsCalls,
  supervision: supervisionCalls,
  timekeeping: timekeepingCalls,
} satisfies Readonly<Record<string, Readonly<Record<string, Call>>>>;

type AllCalls = typeof allCalls;

/** The full name of a call in tRPC: 'quizzes.publish'. */
export type CallName = {
  [Feature in keyof AllCalls & string]: `${Feature}.${keyof AllCalls[Feature] & string}`;
}[keyof AllCalls & string];

export const callsByName: ReadonlyMap<string, Call> = new Map(
  Object.entries(allCalls).flatMap(([feature, calls]) =>
    Object.entries(calls).map(([name, call]: [string, Call]) => [`${feature}.${name}`, call] as const),
  ),
);
