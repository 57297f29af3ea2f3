import type { Hono } from 'hono';
import { mountRest } from '../calls/mount-rest';
import type { Deps } from '../deps';
import { accountsCalls } from '../features/accounts/calls';
import { attemptsRest } from '../features/attempts/rest';
import { evaluationRest } from '../features/evaluation/rest';
import { paymentsRest } from '../features/payments/rest';
import { questionsRest } from '../features/questions/rest';
import { quizzesCalls } from '../features/quizzes/calls';
import { resultsRest } from '../features/results/rest';
import { type AppEnv, restOn } from './rest';

/** Every documented call, at the root and again under /api. Literal paths come before paths with a parameter. */
export function mountRestOfAll(app: Hono<AppEnv>, deps: Deps): void {
  mountRest(app, deps, [...Object.values(accountsCalls), ...Object.values(quizzesCalls)]);
  for (const prefix of ['', '/api'] as const) {
    const rest = restOn(app, deps, prefix);
    attemptsRest(rest, deps);
    evaluationRest(rest, deps);
    resultsRest(rest, deps);
    questionsRest(rest, deps);
    paymentsRest(rest, deps);
  }
}
