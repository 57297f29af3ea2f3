import type { Page } from 'playwright-core';
import { teacherPaths } from '../../../shared/teacher-paths';
import { answerWith, enter, visit } from './page-acts';
import { someFocusLosses } from './running-class';
import type { School } from './school';
import type { Screen } from './screen';

const byTeacher = (name: string, open: (page: Page, school: School) => Promise<unknown>): Screen => ({
  name,
  who: 'teacher',
  async open(page, school) {
    await enter(page, school.teacher);
    await open(page, school);
  },
});

const checked = (isUnchanged: boolean, isLatest: boolean) => ({
  ...{ receipt: 'K7M2-QX4P', quizTitle: 'Plants and light', isUnchanged, isLatest },
  ...{
    studentName: 'Asha Kumar',
    studentEmail: 'asha@school.example',
    submittedAt: Date.now(),
    submittedBy: 'student',
  },
});

const receipt = (name: string, answer: ReturnType<typeof checked> | undefined, said: string) =>
  byTeacher(name, async (page) => {
    if (answer) await answerWith(page, 'supervision.checkReceipt', answer);
    await visit(page, teacherPaths.receipt(), 'Check a receipt');
    await page.getByLabel('Receipt').fill('K7M2-QX4P');
    await page.getByRole('button', { name: 'Check', exact: true }).click();
    await page.getByText(said).waitFor();
  });

/** Supervision outside the live view. */
export const superviseScreens: readonly Screen[] = [
  {
    name: 'allowances-empty',
    who: 'teacher',
    async open(page, school) {
      await enter(page, await school.newTeacher({ plan: false }));
      await visit(page, teacherPaths.accommodations(), 'Student accommodations');
      await page.getByText('Nobody has an accommodation yet').waitFor();
    },
  },
  byTeacher('allowances', async (page, { teacher }) => {
    await teacher.mutate('timekeeping.setAllowance', {
      ...{ email: 'kofi@elsewhere.example', timeFactorPercent: 125, extraTabChanges: 2 },
    });
    await visit(page, teacherPaths.accommodations(), 'Student accommodations');
    await page.getByText('25% more time, 2 more tab changes').waitFor();
    await page.getByRole('button', { name: 'Allow', exact: true }).click();
    await page.getByText('Please enter an email address.').waitFor();
  }),
  receipt('receipt-unchanged', checked(true, false), 'exactly those that were submitted.'),
  receipt('receipt-changed', checked(false, true), 'changed after the submission.'),
  receipt('receipt-unknown', undefined, 'No submission to your quizzes has this receipt.'),
  byTeacher('evaluation-tab-changes', async (page, { quizzes }) => {
    const { quizId } = quizzes.evaluated;
    await answerWith(page, 'supervision.leavings', someFocusLosses(Date.now()));
    await page.route('**/trpc/results.toMark*', async (route) => {
      const response = await route.fetch();
      const text = (await response.text()).replaceAll('"focusLostCount":0', '"focusLostCount":2');
      await route.fulfill({ response, body: text });
    });
    await visit(page, teacherPaths.marks(quizId), 'Quiz Evaluation');
    await page
      .getByRole('button', { name: /^View answers/ })
      .first()
      .click();
    await page.getByRole('button', { name: /Show when/ }).click();
    await page.getByText('6 of 8 students left at this moment').waitFor();
  }),
];
