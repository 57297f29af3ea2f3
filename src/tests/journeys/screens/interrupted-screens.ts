import type { Page } from 'playwright-core';
import type { FollowedAttempt, JoinedQuiz, StudentDashboard } from '../../../shared/attempt/schema';
import { typeExamples } from '../../question-types/examples';
import { buildQuiz, publish } from './classroom';
import { leaveUntil } from './leaving';
import { oncePer } from './once';
import { alterAnswer, cutOff, enter, hold, startQuiz, visit } from './page-acts';
import type { School } from './school';
import type { Screen } from './screen';

const MINUTE_MS = 60_000;
const ATTEMPTS = 41;

const screen = (name: string, open: Screen['open']): Screen => ({ name, who: 'student', open });

async function startOwn(page: Page, school: School): Promise<void> {
  await enter(page, await school.newStudent());
  await startQuiz(page, school.quizzes.open);
}

/** A running quiz with this poll response. */
const followed = (
  name: string,
  change: (answer: FollowedAttempt) => Partial<FollowedAttempt>,
  then: (page: Page) => Promise<unknown>,
): Screen =>
  screen(name, async (page, school) => {
    await alterAnswer<FollowedAttempt>(page, 'attempts.follow', (answer) => ({
      ...answer,
      ...change(answer),
    }));
    await startOwn(page, school);
    await then(page);
  });

/** The time ends shortly after the start, without a request to the server. */
async function timeEnds(page: Page): Promise<void> {
  await alterAnswer<JoinedQuiz>(page, 'attempts.join', ({ quiz, attempt }) => ({
    quiz,
    attempt: { ...attempt, deadline: attempt.serverNow + 2000 },
  }));
  await hold(page, 'attempts.follow');
}

async function openReadingHelp(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Reading help' }).click();
  await page.getByRole('dialog', { name: 'Reading help' }).waitFor();
}

const MORE_TYPES = ['number', 'cloze', 'match', 'order'] as const;

/** The types missing in the quiz of the other screens. */
const aQuizOfMoreTypes = oncePer(async ({ newTeacher }) => {
  const teacher = await newTeacher({ plan: true });
  const settings = { title: 'Four more types', totalTimeSeconds: 1800, shuffleQuestions: false };
  const questions = MORE_TYPES.map((type) => ({ ...typeExamples[type].fields, type, maximumMarks: 2 }));
  return publish(teacher, await buildQuiz(teacher, settings, questions));
});

const ofType = (type: (typeof MORE_TYPES)[number], at: number): Screen =>
  screen(`runner-${type}`, async (page, school) => {
    await enter(page, await school.newStudent());
    await startQuiz(page, await aQuizOfMoreTypes(school));
    for (let number = 2; number <= at + 1; number += 1) {
      await page.getByRole('button', { name: 'Next', exact: true }).click();
      await page.getByText(`Question ${number} of 4`).first().waitFor();
    }
    await page.locator('fieldset :is(input, select, button):enabled').first().waitFor();
  });

/** As many attempts as accumulate in a year. */
const afterAYear = (dashboard: StudentDashboard): StudentDashboard => {
  const [first] = Object.entries(dashboard.attempts);
  if (!first) throw new Error('The student has taken a quiz.');
  const [attemptId, attempt] = first;
  const attempts = Array.from({ length: ATTEMPTS }, (_, at) => [
    `${attemptId}${at}`,
    { ...attempt, submittedAt: attempt.submittedAt - at * 9 * 24 * 60 * MINUTE_MS },
  ]);
  return { ...dashboard, attempts: Object.fromEntries(attempts) };
};

/** Interruptions of a running quiz, the remaining types, and a full dashboard. */
export const interruptedScreens: readonly Screen[] = [
  screen('runner-reading-help', async (page, school) => {
    await startOwn(page, school);
    await openReadingHelp(page);
  }),
  screen('runner-with-reading-help', async (page, school) => {
    await startOwn(page, school);
    await openReadingHelp(page);
    for (const help of ['Larger text', 'Wider spacing', 'Calm clock'])
      await page.getByRole('checkbox', { name: help }).check();
    await page.keyboard.press('Escape');
    for (const loss of [1, 2]) await leaveUntil(page, `${loss} of 3 tab changes`);
  }),
  ...MORE_TYPES.map(ofType),
  followed(
    'runner-elsewhere',
    () => ({ isWriter: false }),
    (page) => page.getByRole('alertdialog', { name: 'This quiz is open in another tab' }).waitFor(),
  ),
  followed(
    'runner-paused',
    ({ serverNow }) => ({ pausedSince: serverNow }),
    (page) => page.getByText('Quiz paused').waitFor(),
  ),
  followed(
    'runner-more-time',
    ({ deadline }) => ({ deadline: deadline + 5 * MINUTE_MS }),
    (page) => page.getByRole('main').getByText('Your teacher gave you').waitFor(),
  ),
  screen('runner-last-tab-change', async (page, school) => {
    await startOwn(page, school);
    await leaveUntil(page, '1 of 3 tab changes');
    await leaveUntil(page, '2 of 3 tab changes');
    await page.getByText('The next one submits.').waitFor();
  }),
  screen('runner-elsewhere-unsent', async (page, school) => {
    await startOwn(page, school);
    await cutOff(page, 'attempts.saveAnswers');
    await page.getByRole('radio').first().check();
    await alterAnswer<FollowedAttempt>(page, 'attempts.follow', (answer) => ({ ...answer, isWriter: false }));
    await page.getByText('What you wrote here last is not sent yet.').waitFor();
  }),
  screen('runner-time-over', async (page, school) => {
    await timeEnds(page);
    await hold(page, 'attempts.submit');
    await startOwn(page, school);
    await page.getByText('The time for this quiz is over.').waitFor();
  }),
  screen('student-many-attempts', async (page, school) => {
    await alterAnswer<StudentDashboard>(page, 'attempts.dashboard', afterAYear);
    await enter(page, school.asha);
    await visit(page, '/student', /Your Quiz Attempts/);
  }),
];
