import type { Page } from 'playwright-core';
import type { OperatorState } from '../../../shared/operator/schema';
import type { SchoolTeacher } from '../../../shared/operator/school';
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

const ann = { name: 'Ann Bee', email: 'ann.bee@school.example' };
const bob = { name: 'Bob van der Longname-Hyphen', email: 'bob.van.der.longname@staff.school.example' };
const teacher = (id: number, person: typeof ann, more: Partial<SchoolTeacher>): SchoolTeacher => ({
  ...{
    _id: `t${id}`,
    ...person,
    admittedBy: 'list',
    createdAt: NOW - 200 * DAY_MS,
    lastSeenAt: NOW - DAY_MS,
  },
  ...{ quizzes: 12, planActive: true, planActiveUntil: NOW + 60 * DAY_MS, ...more },
});
const teachers = {
  total: 132,
  teachers: [
    teacher(1, ann, {}),
    teacher(2, bob, { admittedBy: 'invite', planActive: false, planActiveUntil: null, quizzes: 0 }),
    teacher(3, { name: 'Cleo', email: 'cleo@home.example' }, { admittedBy: 'nothing', lastSeenAt: null }),
  ],
};
const invite = { createdAt: NOW - 3 * DAY_MS, expiresAt: NOW + 11 * DAY_MS, usedAt: null, revokedAt: null };
const invites = {
  everybodyMayTeach: false,
  invites: [
    { ...invite, _id: 'i1', note: 'Ms Smith', state: 'open', teacher: null },
    { ...invite, _id: 'i2', note: 'The new one in maths', state: 'used', teacher: { _id: 't2', ...bob } },
    { ...invite, _id: 'i3', note: 'Trainee', state: 'over', teacher: null },
  ],
};
const classes = {
  total: 2,
  classes: [
    { _id: 'c1', name: '7b', teacher: ann, members: 31, createdAt: NOW - 90 * DAY_MS, lastUsedAt: NOW },
    { _id: 'c2', name: '8a', teacher: bob, members: 0, createdAt: NOW - DAY_MS, lastUsedAt: null },
  ],
};
const storage = {
  databaseBytes: 184e6,
  uploads: { count: 412, bytes: 96e6 },
  backups: { count: 2, bytes: 540e6 },
  disk: well.disk,
  largest: [
    {
      name: 'pQ3k0YxP1xk2Vt9bW7cZ4mNa.webp',
      bytes: 2.4e6,
      quiz: { title: 'Cell biology', email: ann.email },
    },
    { name: 'Zt9bW7cZ4mNapQ3k0YxP1xk2.webp', bytes: 1.1e6, quiz: null },
  ],
};
const backups = {
  backups: [
    { name: 'quiz-2026-09-14T03-00-00Z', madeAt: NOW - DAY_MS / 4, bytes: 280e6 },
    { name: 'quiz-2026-09-11T03-00-00Z', madeAt: NOW - 3 * DAY_MS, bytes: 270e6 },
  ],
  drill: well.backups.drill,
};
const outbox = {
  sendsMail: true,
  mails: [
    {
      ...{ _id: 'm1', to: 'sam@school.example', subject: 'Scores released: Cell biology' },
      ...{ createdAt: NOW - DAY_MS, tries: 7, nextTryAt: null, lastError: '550 No such user here' },
    },
    {
      ...{ _id: 'm2', to: 'tia@school.example', subject: 'Scores released: Cell biology' },
      ...{ createdAt: NOW - DAY_MS / 9, tries: 1, nextTryAt: NOW + 60_000, lastError: 'connect ETIMEDOUT' },
    },
  ],
};
const deletedQuizzes = {
  quizzes: [
    {
      ...{ _id: 'q1', title: 'Cell biology', email: ann.email },
      ...{ deletedAt: NOW - 2 * DAY_MS, keptUntil: NOW + 28 * DAY_MS },
    },
  ],
};
const audit = {
  hasMore: true,
  lines: [
    {
      ...{ _id: 9, at: NOW, by: { kind: 'operator' }, act: 'plan-granted' },
      ...{ about: 'c441b256a4009afec7aae222', called: ann.email },
    },
    {
      ...{ _id: 8, at: NOW - 60_000, by: { kind: 'person', called: ann.email }, act: 'quiz-deletion' },
      ...{ about: '4f41b256a4009afec7aae2a2', called: 'Cell biology' },
    },
    {
      _id: 7,
      at: NOW - 90_000,
      by: { kind: 'server' },
      act: 'operator-link',
      about: 'operator',
      called: null,
    },
  ],
};
const person = {
  ...{ name: 'Sam Sea', email: 'sam.sea@school.example', roles: ['student'] },
  rows: { accounts: 1, sessions: 2, class_members: 1, attempts: 4, answers: 61, results: 61, audit_log: 12 },
};

/** The page gets simulated responses; the real ones are tested elsewhere. */
async function openPage(opened: Page, answers: Readonly<Record<string, object>>, show = ''): Promise<void> {
  const session = { token: 'a-token', expiresAt: NOW + 30 * 60_000 };
  await opened.route('**/operator/session', (route) => route.fulfill({ json: session }));
  await opened.route('**/trpc/operator.*', (route) => {
    const name = new URL(route.request().url()).pathname.split('.').at(-1) ?? '';
    return route.fulfill({ json: { result: { data: answers[name] } } });
  });
  await visit(opened, `/admin${show === '' ? '' : `?show=${show}`}#a-link`, 'This server');
}

const section = (show: string, answers: Readonly<Record<string, object>>, text: string): Screen => ({
  name: `operator-${show}`,
  who: 'nobody',
  async open(opened) {
    await openPage(opened, answers, show);
    await opened.getByText(text).and(opened.locator(':visible')).first().waitFor();
  },
});

export const operatorScreens: readonly Screen[] = [
  { name: 'operator', who: 'nobody', open: (opened) => openPage(opened, { state: well }) },
  { name: 'operator-troubles', who: 'nobody', open: (opened) => openPage(opened, { state: unwell }) },
  section('teachers', { teachers }, 'May sign in'),
  section('invites', { invites }, 'Ms Smith'),
  section('classes', { classes }, '7b'),
  section('storage', { storage, backups }, 'Largest pictures'),
  section('mail', { outbox }, 'Given up'),
  section('trash', { deletedQuizzes }, 'Cell biology'),
  section('audit', { audit }, 'granted a plan'),
  {
    name: 'operator-persons',
    who: 'nobody',
    async open(opened) {
      await openPage(opened, { lookUpPerson: person }, 'persons');
      await opened.getByLabel('Email address').last().fill('sam.sea@school.example');
      await opened.getByRole('button', { name: 'Look up' }).click();
      await opened.getByRole('heading', { name: 'Stored about Sam Sea' }).waitFor();
    },
  },
  {
    name: 'operator-closed',
    who: 'nobody',
    open: (opened) => visit(opened, '/admin', 'This page needs a link'),
  },
];
