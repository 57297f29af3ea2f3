import type { Hono } from 'hono';
import type { Deps } from '../deps';
import { accountsRest } from '../features/accounts/rest';
import { attemptsRest } from '../features/attempts/rest';
import { evaluationRest } from '../features/evaluation/rest';
import { paymentsRest } from '../features/payments/rest';
import { questionsRest } from '../features/questions/rest';
import { quizzesRest } from '../features/quizzes/rest';
import { resultsRest } from '../features/results/rest';
import { type AppEnv, restOn } from './rest';

/** Every documented call, at the root and again under /api. Literal paths come before paths with a parameter. */
export function mountRest(app: Hono<AppEnv>, deps: Deps): void {
  for (const prefix of ['', '/api'] as const) {
    const rest = restOn(app, deps, prefix);
    accountsRest(rest, deps);
    attemptsRest(rest, deps);
    evaluationRest(rest, deps);
    resultsRest(rest, deps);
    quizzesRest(rest, deps);
    questionsRest(rest, deps);
    paymentsRest(rest, deps);
  }
}
