import { accountOperations } from './account-operations';
import { attemptOperations } from './attempt-operations';
import { evaluationOperations } from './evaluation-operations';
import type { Operation } from './operation';
import { quizOperations } from './quiz-operations';

/** Everything the server can be asked to do. A route or procedure without a row here fails the test beside it. */
export const allOperations: readonly Operation[] = [
  ...accountOperations,
  ...quizOperations,
  ...attemptOperations,
  ...evaluationOperations,
];

/**
 * What is the same for everybody: the sign of life, images under names nobody can guess, the way to the provider, the description of the calls, and what
 * looks after the server behind keys of its own.
 */
export const OPEN_ROUTES = [
  'GET /healthz',
  'GET /uploads/:name',
  'GET /auth/oidc/start',
  'GET /auth/oidc/callback',
  'POST /auth/oidc/token',
  'GET /openapi.json',
  'GET /metrics',
  'POST /operator/session',
  'GET /operator/state',
] as const;

/** For whoever runs the server, from this machine or by a link made there: refused to every account. */
export const OPERATOR_ROUTES = ['GET /metrics', 'POST /operator/session', 'GET /operator/state'] as const;
