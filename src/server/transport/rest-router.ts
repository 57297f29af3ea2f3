import type { Hono } from 'hono';
import type { Call } from '../calls/declare';
import { mountRest } from '../calls/mount-rest';
import type { Deps } from '../deps';
import { accountsCalls } from '../features/accounts/calls';
import { attemptsCalls } from '../features/attempts/calls';
import { evaluationCalls } from '../features/evaluation/calls';
import { paymentsCalls, paymentWebhook } from '../features/payments/calls';
import { questionsCalls } from '../features/questions/calls';
import { quizzesCalls } from '../features/quizzes/calls';
import { resultsCalls } from '../features/results/calls';
import type { AppEnv } from './rest';

const calls: readonly Call[] = [
  ...Object.values(accountsCalls),
  ...Object.values(attemptsCalls),
  ...Object.values(evaluationCalls),
  ...Object.values(paymentsCalls),
  paymentWebhook,
  ...Object.values(questionsCalls),
  ...Object.values(quizzesCalls),
  ...Object.values(resultsCalls),
];

/** Every documented call, at the root and again under /api. */
export function mountRestOfAll(app: Hono<AppEnv>, deps: Deps): void {
  mountRest(app, deps, calls);
}
