import type { BrowserContextOptions, Page } from 'playwright-core';
import { beforeAll, expect, inject, test } from 'vitest';
import { signIn } from '../../../scripts/demo/caller';
import type { Role } from '../../shared/actor';
import type { SchoolClass } from '../../shared/classes/schema';
import { paths } from '../../shared/paths';
import { teacherPaths } from '../../shared/teacher-paths';
import { aDomain } from './a-domain';
import { aTaughtClass, type TaughtClass } from './a-taught-class';
import { buildQuiz, type TaughtQuiz } from './screens/classroom';
import { enter } from './screens/page-acts';
import { aVisitor, useBrowser } from './visitor';

/** For a tab that is opened for the first time: page, font and data. */
const MOST_REQUESTS = 20;
/** A question brings its editor, tags and copies; a student the report and the second looks. */
const MOST_OF_A_PART = 22;
/** The sum of all layout shifts, as in Web Vitals (CLS). */
const MOST_SHIFT = 0.05;
const PHONE = { width: 360, height: 740 };
/** A slow mobile network, on which data arrive after the page. */
const SLOW = { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 94_000 };

let taught: TaughtClass & { readonly draft: TaughtQuiz; readonly memberId: string };
useBrowser();
beforeAll(async () => {
  const domain = aDomain();
  let people = 0;
  const enrol = (role: Role) => (name: string) => {
    people += 1;
    return signIn(inject('baseUrl'), role, name, `person.${people}@${domain}`);
  };
  const newcomers = { newTeacher: enrol('teacher'), newStudent: enrol('student') };
  const made = await aTaughtClass(newcomers, { isEvaluated: true });
  const { members } = await made.ann.call<SchoolClass>('GET', `/api/class/${made.classId}`);
  const draft = await buildQuiz(made.ann, { title: 'Leaves' }, QUESTIONS);
  taught = { ...made, draft, memberId: members[0]?._id ?? '' };
});

interface Tab {
  readonly name: string;
  readonly most?: number;
  readonly address: (of: typeof taught) => string;
}

const QUESTIONS = [
  {
    type: 'mcq',
    text: 'What do leaves take in?',
    options: ['Carbon dioxide', 'Iron'],
    correctAnswer: 'Iron',
  },
  { type: 'short', text: 'Why are leaves green?', correctAnswer: 'Chlorophyll reflects green light' },
].map((question) => ({ ...question, maximumMarks: 2 }));

const TABS: readonly Tab[] = [
  { name: 'dashboard', address: () => paths.teacher },
  { name: 'questions', address: ({ quiz }) => teacherPaths.questions(quiz.quizId) },
  {
    name: 'an open question',
    most: MOST_OF_A_PART,
    address: ({ draft: { quizId, questionIds } }) => teacherPaths.question(quizId, questionIds[0] ?? ''),
  },
  { name: 'settings', address: ({ quiz }) => teacherPaths.settings(quiz.quizId) },
  { name: 'share', address: ({ quiz }) => teacherPaths.share(quiz.quizId) },
  { name: 'assign', address: ({ quiz }) => teacherPaths.assign(quiz.quizId) },
  { name: 'live', address: ({ quiz }) => teacherPaths.live(quiz.quizId) },
  { name: 'marks', address: ({ quiz }) => teacherPaths.marks(quiz.quizId) },
  { name: 'bench', address: ({ quiz }) => teacherPaths.marks(quiz.quizId, { tab: 'questions' }) },
  { name: 'matrix', address: ({ quiz }) => teacherPaths.marks(quiz.quizId, { tab: 'matrix' }) },
  { name: 'statistics', address: ({ quiz }) => teacherPaths.statistics(quiz.quizId) },
  { name: 'classes', address: () => teacherPaths.classes },
  { name: 'class', address: ({ classId }) => teacherPaths.students(classId) },
  { name: 'gradebook', address: ({ classId }) => teacherPaths.gradebook(classId) },
  {
    name: 'student',
    most: MOST_OF_A_PART,
    address: ({ classId, memberId }) => teacherPaths.classStudent(classId, memberId),
  },
  { name: 'class quizzes', address: ({ classId }) => teacherPaths.classQuizzes(classId) },
  { name: 'topics', address: ({ classId }) => teacherPaths.classTopics(classId) },
  { name: 'parents', address: ({ classId }) => teacherPaths.classReports(classId) },
  { name: 'class settings', address: ({ classId }) => teacherPaths.classSettings(classId) },
  { name: 'practice', address: () => teacherPaths.practiceSets },
  { name: 'bank', address: () => teacherPaths.bank },
];

test.for(TABS)(
  '$name is drawn with few requests and without moving, on a phone with a slow network',
  async ({ address, most = MOST_REQUESTS }) => {
    const { page, leave } = await aTeacher({ viewport: PHONE, serviceWorkers: 'block' });
    const requests: string[] = [];
    page.on('request', (request) => requests.push(new URL(request.url()).pathname));
    await page.goto(address(taught));
    await expect.poll(() => page.evaluate(DRAWN), { timeout: 20_000 }).toBe(true);
    await page.waitForLoadState('networkidle');
    expect(requests.length, requests.join('\n')).toBeLessThanOrEqual(most);
    const shifts = await page.evaluate<Shift[]>('shifts');
    const sum = shifts.reduce((before, { value }) => before + value, 0);
    expect(sum, JSON.stringify(shifts, null, 1)).toBeLessThan(MOST_SHIFT);
    await leave();
  },
);

test('the head of a quiz leaves most of a phone to its page, and the open tab is in view', async () => {
  const { page, leave } = await aTeacher({ viewport: PHONE });
  await page.goto(teacherPaths.marks(taught.quiz.quizId, { tab: 'questions' }));
  const [bar, tabs] = [page.locator('header').first(), page.getByRole('navigation', { name: 'Quiz' })];
  await page.getByRole('button', { name: /^More for/ }).waitFor();
  const [top, bottom] = [await bar.boundingBox(), await tabs.boundingBox()];
  if (!top || !bottom) throw new Error('The head is not there.');
  expect(bottom.y + bottom.height - top.y).toBeLessThanOrEqual(120);
  const open = await tabs.getByRole('link', { name: /^Marks/ }).boundingBox();
  expect(open?.x).toBeGreaterThanOrEqual(bottom.x);
  expect((open?.x ?? 0) + (open?.width ?? 0)).toBeLessThanOrEqual(bottom.x + bottom.width);
  expect(await tabs.getAttribute('data-more')).toBe('start end');
  await leave();
});

test('the first answer to mark stands in the upper half of a phone', async () => {
  const { page, leave } = await aTeacher({ viewport: PHONE, hasTouch: true });
  await page.goto(teacherPaths.marks(taught.quiz.quizId, { tab: 'questions' }));
  const answers = page.getByRole('grid', { name: /^Answers/ });
  const answer = answers.getByRole('row').filter({ hasText: /^something wet/ });
  const [bar, first] = [
    await page.locator('header').first().boundingBox(),
    await answer.first().boundingBox(),
  ];
  if (!bar || !first) throw new Error('No answer is there.');
  expect(first.y - bar.y).toBeLessThan(PHONE.height / 2);
  await leave();
});

interface Shift {
  readonly value: number;
  readonly moved: readonly string[];
}

/** A teacher's page that counts layout shifts without user input. */
async function aTeacher(options: BrowserContextOptions) {
  const visitor = await aVisitor(options);
  await enter(visitor.page, taught.ann);
  await visitor.page.addInitScript(WATCH_SHIFTS);
  await slowDown(visitor.page);
  return visitor;
}

/** Between two requests a slow network is idle, too. */
const DRAWN = `document.querySelector("h1") !== null && !document.getElementById('root').textContent.includes('Loading…')`;

const WATCH_SHIFTS = `
  globalThis.shifts = [];
  const nameOf = ({ node }) => node ? node.nodeName + ' ' + (node.className ?? node.data) : 'gone';
  new PerformanceObserver((list) => {
    for (const { value, hadRecentInput, sources } of list.getEntries())
      if (!hadRecentInput) globalThis.shifts.push({ value, moved: sources.map(nameOf) });
  }).observe({ type: 'layout-shift', buffered: true });
`;

async function slowDown(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', SLOW);
}
