import type { Page } from 'playwright-core';
import type { OperatorState } from '../../../shared/operator/schema';
import { visit } from './page-acts';
import type { Screen } from './screen';

const DAY_MS = 24 * 60 * 60 * 1000;
const NOW = Date.UTC(2026, 8, 14, 9);

const well: OperatorState = {
  version: '1.0.0',
  nowMs: NOW,
  startedAt: NOW - 12 * DAY_MS,
  warnings: [],
  databaseWritable: true,
  disk: { freeBytes: 79e9, totalBytes: 160e9, guardBytes: 200 * 1024 * 1024 },
  backups: {
    count: 21,
    lastAt: NOW - DAY_MS / 4,
    drill: { backup: 'quiz-2026-09-11T03-00-00Z', at: NOW - 3 * DAY_MS, tookMs: 1840, failure: null },
  },
  waiting: { openAttempts: 31, unsentMails: 2, evaluations: 1 },
  errors: [],
};

const unwell: OperatorState = {
  ...well,
  warnings: [
    'TEACHER_EMAILS is empty: everybody whom the sign-in lets in may be a teacher. List the addresses or the @domain of your teachers.',
  ],
  databaseWritable: false,
  disk: { freeBytes: 120e6, totalBytes: 20e9, guardBytes: 200 * 1024 * 1024 },
  backups: {
    count: 1,
    lastAt: NOW - 4 * DAY_MS,
    drill: {
      backup: 'quiz-2026-09-10T03-00-00Z',
      at: NOW - 4 * DAY_MS,
      tookMs: 12,
      failure: 'quiz.sqlite in quiz-2026-09-10T03-00-00Z is not what was backed up.',
    },
  },
  errors: [
    {
      at: NOW - 60_000,
      event: 'request-failed',
      error: 'SqliteError: database or disk is full',
      requestId: 'bf65da5f67644374',
    },
    {
      at: NOW - DAY_MS,
      event: 'mail-server-unusable',
      error: 'connect ECONNREFUSED 203.0.113.7:587',
      requestId: null,
    },
  ],
};

/** The state of a server is whatever the test says; that it is told rightly is tested where it is told. */
async function openPage(opened: Page, state: OperatorState): Promise<void> {
  const session = { token: 'a-token', expiresAt: NOW + 30 * 60_000 };
  await opened.route('**/operator/session', (route) => route.fulfill({ json: session }));
  await opened.route('**/operator/state', (route) => route.fulfill({ json: state }));
  await visit(opened, '/admin#a-link', 'This server');
}

/** The page for whoever runs the server. */
export const operatorScreens: readonly Screen[] = [
  { name: 'operator', who: 'nobody', open: (opened) => openPage(opened, well) },
  { name: 'operator-troubles', who: 'nobody', open: (opened) => openPage(opened, unwell) },
  {
    name: 'operator-closed',
    who: 'nobody',
    open: (opened) => visit(opened, '/admin', 'This page needs a link'),
  },
];
