import type { Page } from 'playwright-core';
import { teacherPaths } from '../../../shared/teacher-paths';
import { enter, visit } from './page-acts';
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

const openBank = async (page: Page) => {
  await visit(page, teacherPaths.bank, 'Question bank');
  await page.getByRole('list', { name: 'Questions' }).waitFor();
};

export const bankScreens: readonly Screen[] = [
  {
    name: 'bank-empty',
    who: 'teacher',
    async open(page, school) {
      await enter(page, await school.newTeacher({ plan: false }));
      await visit(page, teacherPaths.bank, 'Question bank');
      await page.getByText('There are no questions yet').waitFor();
    },
  },
  byTeacher('bank', openBank),
  byTeacher('bank-open', async (page) => {
    await openBank(page);
    await page.getByRole('checkbox').first().check();
    await page
      .getByRole('button', { name: /^Show the whole question/ })
      .first()
      .click();
    await page.getByText('In these quizzes').waitFor();
  }),
  byTeacher('bank-nothing', async (page) => {
    await openBank(page);
    await page.getByLabel('Search your questions').fill('xylophone');
    await page.getByText('No question fits this search').waitFor();
  }),
  byTeacher('bank-in-editor', async (page, { teacher }) => {
    const { _id } = await teacher.mutate<{ _id: string }>('quizzes.create', {
      title: `A draft of ${Date.now()}`,
    });
    await page.goto(teacherPaths.questions(_id));
    await page.getByRole('button', { name: 'From the bank', exact: true }).click();
    await page.getByRole('dialog').getByRole('list', { name: 'Questions' }).waitFor();
  }),
];
