import type { Hono } from 'hono';
import type { Call } from '../calls/declare';
import { mountRest } from '../calls/mount-rest';
import type { Deps } from '../deps';
import { accountsCalls } from '../features/accounts/calls';
import { attemptsCalls } from '../features/attempts/calls';
import { evaluationCalls } from '../features/evaluation/calls';
import { paymentsCalls, paymentWebhook } from '../features/payments/calls';
import { questionsRest } from '../features/questions/rest';
import { quizzesCalls } from '../features/quizzes/calls';
import { resultsCalls } from '../features/results/calls';
import { type AppEnv, restOn } from './rest';

const calls: readonly Call[] = [
  ...Object.values(accountsCalls),
  ...Object.values(attemptsCalls),
  ...Object.values(evaluationCalls),
  ...Object.values(paymentsCalls),
  paymentWebhook,
  ...Object.values(quizzesCalls),
  ...Object.values(resultsCalls),
];

/** Every documented call, at the root and again under /api. Literal paths come before paths with a parameter. */
export function mountRestOfAll(app: Hono<AppEnv>, deps: Deps): void {
  mountRest(app, deps, calls);
  for (const prefix of ['', '/api'] as const) {
    const rest = restOn(app, deps, prefix);
    questionsRest(rest, deps);
  }
}
