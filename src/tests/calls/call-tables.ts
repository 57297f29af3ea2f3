import type { CallName } from '../../server/mounts/all-calls';
import { messages } from '../../shared/messages';
import { accountTable } from './account-table';
import { attemptTable } from './attempt-table';
import { bankTable } from './bank-table';
import { NO_SHARE, type Operation, type Row } from './call-table';
import { classTable } from './class-table';
import { colleagueTable } from './colleague-table';
import { evaluationTable } from './evaluation-table';
import { fileTable } from './file-table';
import { gradebookTable } from './gradebook-table';
import { handOverTable } from './hand-over-table';
import { marksTable } from './marks-table';
import { memberTable } from './member-table';
import { operationsOf } from './operations-of';
import { operatorTable } from './operator-table';
import { practiceTable } from './practice-table';
import { questionTable } from './question-table';
import { quizTable } from './quiz-table';
import { reportTable } from './report-table';
import { sharingTable } from './sharing-table';
import { supervisionTable } from './supervision-table';

/** The rights and responses of every call. A call without a row, or a row without a call, does not compile. */
export const rows: Readonly<Record<CallName, Row>> = {
  ...accountTable,
  ...quizTable,
  ...sharingTable,
  ...questionTable,
  ...fileTable,
  ...attemptTable,
  ...supervisionTable,
  ...evaluationTable,
  ...marksTable,
  ...bankTable,
  ...classTable,
  ...memberTable,
  ...reportTable,
  ...gradebookTable,
  ...colleagueTable,
  ...handOverTable,
  ...operatorTable,
  ...practiceTable,
};

/** A row, and its operations. */
export interface CallRow {
  readonly name: string;
  readonly row: Row;
  readonly operations: readonly Operation[];
}

const withoutShare: Operation = {
  rest: ['GET /quiz/share/', () => '/quiz/share/'],
  ...{ given: 'running', statuses: NO_SHARE, missing: messages.quizNotFoundOrNotPublished },
};

export const callRows: readonly CallRow[] = [
  ...Object.entries(rows).map(([name, row]) => ({ name, row, operations: operationsOf(name, row) })),
  { name: 'GET /quiz/share/', row: withoutShare, operations: [withoutShare] },
];

/** Every operation of the server. */
export const allOperations: readonly Operation[] = callRows.flatMap(({ operations }) => operations);

/**
 * Routes that are the same for everyone: the health check, images under unguessable names, the way to the
 * sign-in provider, the description of the API, and monitoring with its own keys.
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

/** Routes for the operator, from this machine or with a configured token; refused to every account. */
export const OPERATOR_ROUTES = ['GET /metrics'] as const;
