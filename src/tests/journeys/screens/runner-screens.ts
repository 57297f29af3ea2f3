import type { Page } from 'playwright-core';
import type { FollowedAttempt, JoinedQuiz, RunningAttempt } from '../../../shared/attempt/schema';
import type { PublishedQuiz } from './classroom';
import { leaveUntil } from './leaving';
import { alterAnswer, cutOff, enter, hold, refuse, startQuiz } from './page-acts';
import type { School } from './school';
import type { Screen } from './screen';

/** A new student on the first question. */
async function startOwn(
  page: Page,
  school: School,
  quiz: PublishedQuiz = school.quizzes.open,
): Promise<void> {
  await enter(page, await school.newStudent());
  await startQuiz(page, quiz);
}

async function goOnTo(page: Page, number: number): Promise<void> {
  for (let at = 2; at <= number; at += 1) {
    await page.getByRole('button', { name: 'Next' }).click();
    await page.getByText(`Question ${at} of 5`).first().waitFor();
  }
}

const leaveOnce = (page: Page) => page.evaluate(() => window.dispatchEvent(new Event('blur')));

const askToSubmit = async (page: Page) => {
  await goOnTo(page, 5);
  // The button ignores the second tap of a double tap.
  await expectDialogAfter(page, () => page.getByRole('button', { name: 'Submit Quiz' }).click());
};

async function expectDialogAfter(page: Page, act: () => Promise<void>): Promise<void> {
  const dialog = page.getByRole('alertdialog');
  while (!(await dialog.isVisible())) await act();
}

const submit = async (page: Page) => {
  await askToSubmit(page);
  await page.getByRole('alertdialog').getByRole('button', { name: 'Submit Quiz' }).click();
};

const running = (name: string, then: (page: Page) => Promise<unknown>): Screen => ({
  name,
  who: 'student',
  async open(page, school) {
    await startOwn(page, school);
    await then(page);
  },
});

/** A student with standing needs in the join response. */
const withNeeds = (
  name: string,
  needs: Partial<Pick<RunningAttempt, 'largerText' | 'hideTimer'>>,
  then: (page: Page) => Promise<unknown>,
): Screen => ({
  name,
  who: 'student',
  async open(page, school) {
    await alterAnswer<JoinedQuiz>(page, 'attempts.join', ({ quiz, attempt }) => ({
      quiz,
      attempt: { ...attempt, ...needs },
    }));
    await startOwn(page, school);
    await then(page);
  },
});

/** All questions but the first as placeholders, as in a quiz that sends them one by one. */
const asComing = (
  question: JoinedQuiz['quiz']['questions'][number],
  index: number,
): JoinedQuiz['quiz']['questions'][number] => {
  const { _id, timeLimit, maximumMarks } = question;
  return index === 0 ? question : { type: 'coming', _id, timeLimit, maximumMarks };
};

/** The quiz-taking screen in all its states. */
export const runnerScreens: readonly Screen[] = [
  running('runner-mcq', (page) => page.getByRole('radio').nth(1).check()),
  running('runner-msq', async (page) => {
    await goOnTo(page, 2);
    await page.getByRole('checkbox').first().check();
  }),
  running('runner-short-symbols', async (page) => {
    await goOnTo(page, 3);
    await page.getByRole('textbox').focus();
    await page.getByRole('button', { name: 'Symbols' }).click();
    await page.getByRole('tab', { name: 'Greek' }).waitFor();
  }),
  running('runner-long', async (page) => {
    await goOnTo(page, 4);
    await page
      .getByRole('textbox')
      .fill('Gravity pulls harder on the heavy stone, and it is harder to move.');
  }),
  running('runner-slider', async (page) => {
    await goOnTo(page, 5);
    // Buttons are briefly disabled after Next and then change color.
    await page.getByRole('button', { name: 'Submit Quiz' }).and(page.locator(':enabled')).waitFor();
    await page.evaluate(() => Promise.all(document.getAnimations().map(({ finished }) => finished)));
  }),
  running('runner-messages', async (page) => {
    const unheard = [
      { number: 1, text: 'Ten minutes left.', sentAt: Date.now() },
      {
        number: 2,
        text: `Question 3: choose all that apply.\nAsk for paper if you need some.`,
        sentAt: Date.now(),
      },
    ];
    await alterAnswer<FollowedAttempt>(page, 'attempts.follow', (followed) => ({
      ...followed,
      messages: unheard.splice(0),
    }));
    await page.getByText('2 messages from your teacher').waitFor();
  }),
  running('runner-timer-hidden', async (page) => {
    await page.getByRole('button', { name: 'Hide timer' }).click();
    await page.getByRole('button', { name: 'Show timer' }).waitFor();
  }),
  withNeeds('runner-larger-text', { largerText: true }, (page) => page.getByRole('radio').nth(1).check()),
  withNeeds('runner-larger-text-dialog', { largerText: true }, askToSubmit),
  withNeeds('runner-no-timer', { hideTimer: true }, async (page) => {
    await page.getByRole('button', { name: /^Tell me/ }).click();
    await page.getByRole('button', { name: 'Show the time' }).waitFor();
  }),
  running('runner-submit-dialog', askToSubmit),
  running('runner-all-questions', async (page) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await page.getByRole('button', { name: 'All questions' }).click();
    await page.getByRole('dialog', { name: 'Questions' }).waitFor();
  }),
  running('runner-back', async (page) => {
    await page.evaluate(() => history.back());
    await page.getByRole('alertdialog').waitFor();
  }),
  running('runner-tab-warning', async (page) => {
    await leaveOnce(page);
    await page.getByRole('alert').filter({ hasText: 'Tab changes: 1/3.' }).waitFor();
  }),
  running('runner-auto-submit', async (page) => {
    await hold(page, 'attempts.submit');
    for (const count of [1, 2]) await leaveUntil(page, `${count} of 3 tab changes`);
    await leaveUntil(page, 'Submitting Quiz');
    await page.getByText('Submitting Quiz').waitFor();
  }),
  running('runner-offline', async (page) => {
    await page.context().setOffline(true);
    await page.getByRole('radio').first().check();
    await page
      .getByText(/offline/i)
      .first()
      .waitFor();
  }),
  running('runner-not-sent', async (page) => {
    await cutOff(page, 'attempts.saveAnswers');
    await page.getByRole('radio').first().check();
    await page.getByText('Not sent yet, saved on this device').first().waitFor();
  }),
  running('runner-submitting', async (page) => {
    await hold(page, 'attempts.submit');
    await submit(page);
    await page.getByText('Submitting Quiz').waitFor();
  }),
  running('runner-submit-failed', async (page) => {
    await cutOff(page, 'attempts.submit');
    await submit(page);
    await page.getByRole('button', { name: 'Try again' }).waitFor();
  }),
  running('runner-session-ended', async (page) => {
    await refuse(page, 'attempts.saveAnswers', 401, 'Please login again');
    await page.getByRole('radio').first().check();
    await page.getByText('Please sign in again').waitFor();
  }),
  running('runner-session-ended-class', async (page) => {
    await page.evaluate(() =>
      sessionStorage.setItem(
        'classMember',
        JSON.stringify({ classCode: 'K7M2QX4P', member: 'Asha Kumar', name: 'Asha Kumar' }),
      ),
    );
    await refuse(page, 'attempts.saveAnswers', 401, 'Please login again');
    await page.getByRole('radio').first().check();
    await page.getByLabel('PIN').waitFor();
  }),
  {
    name: 'runner-question-timers',
    who: 'student',
    async open(page, school) {
      await startOwn(page, school, school.quizzes.timed);
    },
  },
  {
    name: 'runner-question-coming',
    who: 'student',
    async open(page, school) {
      await alterAnswer<JoinedQuiz>(page, 'attempts.join', ({ quiz, attempt }) => ({
        quiz: { ...quiz, questions: quiz.questions.map(asComing) },
        attempt,
      }));
      await startOwn(page, school, school.quizzes.timed);
      await cutOff(page, 'attempts.follow');
      await page.getByRole('button', { name: 'Next' }).click();
      await page.getByText('Waiting for question 2').first().waitFor();
      await page.getByText('You are offline').first().waitFor();
    },
  },
  {
    name: 'runner-little-time',
    who: 'student',
    async open(page, school) {
      await startOwn(page, school, school.quizzes.brief);
    },
  },
  {
    name: 'runner-not-found',
    who: 'student',
    async open(page, school) {
      await alterAnswer<{ quiz: object }>(page, 'attempts.join', (joined) => ({
        ...joined,
        quiz: { ...joined.quiz, questions: [] },
      }));
      await enter(page, await school.newStudent());
      await page.goto(`/student?quizId=${school.quizzes.open.shareId}`);
      await page.getByRole('button', { name: 'Start Quiz' }).click();
      await page.getByRole('button', { name: 'Go Back' }).waitFor();
    },
  },
  {
    name: 'runner-submitted',
    who: 'student',
    async open(page, school) {
      await startOwn(page, school);
      await submit(page);
      await page.getByText('Your Quiz Attempts').waitFor();
      await page
        .getByText(/Quiz submitted at/)
        .first()
        .waitFor();
    },
  },
];
