import type { Page } from 'playwright-core';
import type { QuizResults } from '../../../shared/results/schema';
import type { LiveQuiz } from '../../../shared/supervision/schema';
import { teacherPaths } from '../../../shared/teacher-paths';
import { confirmRelease } from '../teacher-acts';
import { alterAnswer, cutOff, enter, visit } from './page-acts';
import { inTheMiddle } from './running-class';
import type { School } from './school';
import type { Screen } from './screen';

type Which = 'closed' | 'pending' | 'evaluated' | 'released';

type AddressOf = (quizId: string) => string;

async function openResults(
  page: Page,
  school: School,
  which: Which,
  address: AddressOf = teacherPaths.marks,
): Promise<void> {
  await enter(page, school.teacher);
  await visit(page, address(school.quizzes[which].quizId), 'Quiz Evaluation');
  await page.getByText(school.quizzes[which].title).first().waitFor();
}

const results = (
  name: string,
  which: Which,
  then: (page: Page, school: School) => Promise<unknown> = async () => {},
  address: AddressOf = teacherPaths.marks,
): Screen => ({
  name,
  who: 'teacher',
  async open(page, school) {
    await openResults(page, school, which, address);
    await then(page, school);
  },
});

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

const halfDone = (all: QuizResults): QuizResults => ({
  ...all,
  evaluationStatus: 'in-progress',
  evaluationProgress: 50,
  results: all.results.map((student, at) =>
    at % 2 === 0
      ? student
      : {
          ...student,
          isEvaluated: false,
          score: null,
          percentage: null,
          evaluationResults: [],
        },
  ),
});

const missedRelease = (all: QuizResults): QuizResults => ({
  ...all,
  ...{ releaseAt: 0, releaseRefusal: '2 decisions were still open.' },
  results: all.results.map((student, at) => ({ ...student, heldBack: at === 0 ? 'before-release' : null })),
});

export const evaluationScreens: readonly Screen[] = [
  results('evaluation-without-attempts', 'closed', (page) => page.getByText('No attempts yet').waitFor()),
  results('evaluation-pending', 'pending', (page) => button(page, 'Start evaluation').waitFor()),
  results('evaluation-start-failed', 'pending', async (page) => {
    await cutOff(page, 'evaluation.start');
    await button(page, 'Start evaluation').click();
    await page.getByText('Failed to start evaluation').first().waitFor();
  }),
  {
    name: 'evaluation-in-progress',
    who: 'teacher',
    async open(page, school) {
      await alterAnswer<QuizResults>(page, 'results.toMark', halfDone);
      await openResults(page, school, 'evaluated');
      await page.getByText('Evaluating answers').first().waitFor();
    },
  },
  results('evaluation-students', 'evaluated', (page) => button(page, 'Release Scores').waitFor()),
  results('evaluation-answers', 'evaluated', async (page) => {
    await page
      .getByRole('button', { name: /^View answers/ })
      .first()
      .click();
    await page.getByRole('dialog').waitFor();
  }),
  results('evaluation-marks-updated', 'evaluated', async (page) => {
    await page
      .getByRole('button', { name: /^View answers/ })
      .first()
      .click();
    const marks = page.getByRole('dialog').getByRole('spinbutton').first();
    // A mark different from the current one, even if the screen has run before.
    await marks.fill((await marks.inputValue()) === '0.5' ? '1' : '0.5');
    await marks.press('Enter');
    await page.getByText('Marks updated successfully').first().waitFor();
  }),
  results('evaluation-marks-failed', 'evaluated', async (page) => {
    await cutOff(page, 'evaluation.setMarks');
    await page
      .getByRole('button', { name: /^View answers/ })
      .first()
      .click();
    const marks = page.getByRole('dialog').getByRole('spinbutton').nth(1);
    await marks.fill('0.5');
    await marks.press('Enter');
    await page.getByText('Failed to update marks').first().waitFor();
  }),
  results(
    'evaluation-questions',
    'evaluated',
    (page) => page.getByRole('tab', { name: 'Questions', selected: true }).waitFor(),
    (quizId) => teacherPaths.marks(quizId, { tab: 'questions' }),
  ),
  results(
    'evaluation-matrix',
    'evaluated',
    async (page) => {
      // On a phone the students are shown instead.
      if ((page.viewportSize()?.width ?? 0) < 640) return page.getByRole('tab', { selected: true }).waitFor();
      await page.getByRole('grid').locator('tbody button').nth(1).hover();
      await page.getByText('open the answer').waitFor();
    },
    (quizId) => teacherPaths.marks(quizId, { tab: 'matrix' }),
  ),
  results(
    'evaluation-statistics',
    'evaluated',
    (page) => page.getByText('Total students').first().waitFor(),
    teacherPaths.statistics,
  ),
  results(
    'evaluation-statistics-pending',
    'pending',
    (page) => page.getByRole('link', { name: 'Statistics' }).waitFor(),
    teacherPaths.statistics,
  ),
  results('evaluation-confirm-release', 'evaluated', async (page) => {
    await button(page, 'Release Scores').click();
    await page.getByRole('alertdialog').waitFor();
  }),
  {
    name: 'evaluation-release-while-one-works',
    who: 'teacher',
    async open(page, school) {
      await alterAnswer<LiveQuiz>(page, 'supervision.live', inTheMiddle);
      await openResults(page, school, 'evaluated');
      await button(page, 'Release Scores').click();
      await page.getByRole('alertdialog').getByText('still working').waitFor();
    },
  },
  results('evaluation-release-at-a-time', 'evaluated', async (page) => {
    await button(page, 'Release Scores').click();
    await page.getByRole('alertdialog').getByText('At a time').click();
    await page.getByLabel('Date and time').waitFor();
  }),
  {
    name: 'evaluation-release-missed',
    who: 'teacher',
    async open(page, school) {
      await alterAnswer<QuizResults>(page, 'results.toMark', missedRelease);
      await openResults(page, school, 'evaluated');
      await page.getByText(/^Nothing was released on /).waitFor();
      await page.getByText('Held back', { exact: true }).first().waitFor();
    },
  },
  results('evaluation-release-failed', 'evaluated', async (page) => {
    await cutOff(page, 'evaluation.release');
    await button(page, 'Release Scores').click();
    await confirmRelease(page);
  }),
  results('evaluation-download-failed', 'evaluated', async (page) => {
    await page.route('**/results.csv*', (route) => route.abort());
    await button(page, 'Download CSV').click();
    await page.getByText('Failed to download data. Please try again.').first().waitFor();
  }),
  results('evaluation-released', 'released', (page) => page.getByText('Scores Released').first().waitFor()),
];
