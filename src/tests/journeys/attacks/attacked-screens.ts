import { teacherPaths } from '../../../shared/teacher-paths';
import { allScreens } from '../screens/all-screens';
import { enter, startQuiz, visit } from '../screens/page-acts';
import type { Screen } from '../screens/screen';
import { ALL_PAYLOADS, PAYLOADS } from './xss-payloads';

/** States that together show every user text; the long form covers all states. */
const MAIN_STATES: ReadonlySet<string> = new Set([
  ...['landing', 'contact-us', 'demo-accounts', 'student-attempts', 'student-responses', 'runner-mcq'],
  ...['teacher-rows', 'teacher-share', 'teacher-confirm-delete', 'quiz-editor', 'print-paper'],
  'quiz-editor-started',
  ...['question-editor-filled', 'correction-dialog', 'evaluation-answers', 'evaluation-questions'],
  ...['evaluation-statistics', 'review-rescored', 'review-sent-to-ai', 'review-alarm', 'live-class'],
  ...['allowances', 'receipt-unchanged'],
]);

const each = encodeURIComponent(ALL_PAYLOADS);

/** Malicious addresses that a user might be sent. */
const ADDRESSES: readonly (readonly [name: string, who: Screen['who'], address: string])[] = [
  ['address-login', 'nobody', `/login/student?quizId=${each}`],
  ['address-demo', 'nobody', `/login/demo?role=${each}&quizId=${each}`],
  ['address-page', 'nobody', `/${each}?${each}#${each}`],
  [
    'address-code',
    'nobody',
    `/login/teacher?code=${each}&state=${each}&error=${each}&error_description=${each}`,
  ],
  ['address-join', 'student', `/student?quizId=${each}`],
  [
    'address-quiz',
    'teacher',
    `/teacher?quiz=${each}&view=results&tab=${each}&question=${each}&student=${each}`,
  ],
  ['address-view', 'teacher', `/teacher?view=${each}#${each}`],
  ['address-tab', 'teacher', `/teacher/quizzes/${each}/marks?tab=${each}&question=${each}&student=${each}`],
  ['address-part', 'teacher', `/teacher/quizzes/${each}/${each}`],
];

const addresses = ADDRESSES.map(
  ([name, who, address]): Screen => ({
    name,
    who,
    async open(page, school) {
      if (who !== 'nobody') await enter(page, who === 'teacher' ? school.teacher : school.asha);
      await page.goto(address);
      await page.getByRole('heading').first().waitFor();
      await page.waitForLoadState('networkidle');
    },
  }),
);

const typed = (name: string, who: 'teacher' | 'student', open: Screen['open']): Screen => ({
  name,
  who,
  open,
});

/** User input that is displayed immediately. */
const typedTexts: readonly Screen[] = [
  typed('typed-search', 'teacher', async (page, school) => {
    await enter(page, school.teacher);
    await visit(page, '/teacher', /Welcome/);
    await page.getByRole('searchbox').fill(ALL_PAYLOADS);
  }),
  typed('typed-questions', 'teacher', async (page, school) => {
    await enter(page, school.teacher);
    await visit(page, teacherPaths.questions(school.quizzes.draft.quizId), /./);
    await page.getByRole('button', { name: 'Import questions' }).click();
    const options = PAYLOADS.slice(0, 20).map(
      ({ text }, at) => `${at === 0 ? '*' : ''}${'abcdefghijklmnopqrst'[at]}) ${text}`,
    );
    await page
      .getByRole('dialog', { name: 'Import questions' })
      .getByRole('textbox')
      .fill(`1. ${ALL_PAYLOADS}\n${options.join('\n')}\n\n2. ${ALL_PAYLOADS}`);
    await page.getByRole('list', { name: 'What was found' }).waitFor();
    await page.waitForLoadState('networkidle');
  }),
  typed('typed-answers', 'student', async (page, school) => {
    await enter(page, await school.newStudent());
    await startQuiz(page, school.quizzes.open);
    for (let number = 2; number <= 4; number += 1) {
      await page.getByRole('button', { name: 'Next' }).click();
      await page.getByText(`Question ${number} of 5`).first().waitFor();
      if (number > 2) await page.getByRole('textbox').fill(ALL_PAYLOADS);
    }
  }),
  typed('edited-state', 'student', async (page, school) => {
    await enter(page, await school.newStudent());
    await page.addInitScript(keepAttack, ALL_PAYLOADS);
    await visit(page, '/student', /Welcome/);
    await page.waitForLoadState('networkidle');
  }),
];

// Runs in the page: stored data may have been tampered with.
function keepAttack(attack: string) {
  const quiz = { _id: attack, shareId: attack, title: attack, description: attack, totalTimeSeconds: 900 };
  const attempt = {
    _id: attack,
    quizId: attack,
    startTime: Date.now(),
    deadline: Date.now() + 9e5,
    serverNow: Date.now(),
  };
  localStorage.setItem(
    'activeQuizState',
    JSON.stringify({
      quizDetails: { ...quiz, questions: [{ _id: attack, type: 'short', text: attack, maximumMarks: 1 }] },
      attemptDetails: { ...attempt, answers: { [attack]: attack }, focusLostCount: 0 },
      ...{ answers: { [attack]: attack }, currentQuestionIndex: 0, timeRemaining: 900 },
      ...{ startTime: Date.now(), lastSaved: Date.now(), focusLostCount: 0 },
    }),
  );
  localStorage.setItem('theme', attack);
}

const isLong = process.env.TEST_LONG === 'true';
/** Its button is below the names, which are two thousand letters long here. */
const UNREACHABLE: ReadonlySet<string> = new Set(['evaluation-tab-changes']);

/** Every screen on which user text could run. */
export const attackedScreens: readonly Screen[] = [
  ...allScreens.filter(({ name }) => (isLong ? !UNREACHABLE.has(name) : MAIN_STATES.has(name))),
  ...addresses,
  ...typedTexts,
];
