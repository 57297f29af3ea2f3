import type { CallName } from '../../server/mounts/all-calls';
import { accountRows } from './account-table';
import { attemptRows } from './attempt-table';
import { bankRows } from './bank-table';
import { classRows } from './class-table';
import { colleagueRows } from './colleague-table';
import { evaluationRows } from './evaluation-table';
import { fileRows } from './file-table';
import { NO_SHARE, type Operation, type Row } from './operation';
import { operationsOf } from './operations-of';
import { operatorRows } from './operator-table';
import { practiceRows } from './practice-table';
import { quizRows } from './quiz-table';

/** Who may do what: a call without a row, and a row without a call, do not compile. */
const rows: Readonly<Record<CallName, Row>> = {
  ...accountRows,
  ...quizRows,
  ...fileRows,
  ...attemptRows,
  ...evaluationRows,
  ...bankRows,
  ...classRows,
  ...colleagueRows,
  ...operatorRows,
  ...practiceRows,
};

/** Everything the server can be asked to do. */
export const allOperations: readonly Operation[] = [
  ...Object.entries(rows).flatMap(([name, row]) => operationsOf(name, row)),
  { rest: ['GET /quiz/share/', () => '/quiz/share/'], given: 'running', statuses: NO_SHARE },
];

/**
 * What is the same for everybody: the sign of life, images under names nobody can guess, the way to the provider, the
 * description of the calls, and what looks after the server behind keys of its own.
 */
export const OPEN_ROUTES = [
  'GET /healthz',
  'GET /uploads/:name',
  'GET /auth/oidc/start',
  'GET /auth/oidc/callback',
  'POST /auth/oidc/token',
  'GET /openapi.json',
  'GET /metrics',
] as const;

/** For whoever runs the server, from this machine or with a token of its settings: refused to every account. */
export const OPERATOR_ROUTES = ['GET /metrics'] as const;
