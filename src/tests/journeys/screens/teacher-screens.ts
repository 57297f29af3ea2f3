import type { Page } from 'playwright-core';
import { chooseFor, rowOf, showDetails } from '../desk-acts';
import { buildQuiz } from './classroom';
import { answerWith, cutOff, enter, visit } from './page-acts';
import { allTypes } from './paper';
import type { School } from './school';
import type { Screen } from './screen';

const DASHBOARD = /Welcome/;

const onDashboard = (name: string, then: (page: Page, school: School) => Promise<unknown>): Screen => ({
  name,
  who: 'teacher',
  async open(page, school) {
    await enter(page, school.teacher);
    await visit(page, '/teacher', DASHBOARD);
    await rowOf(page, school.quizzes.open.title).waitFor();
    await then(page, school);
  },
});

/** Signs a new teacher in who has one publishable quiz. */
async function withOneDraft(page: Page, school: School, options: { readonly plan: boolean }) {
  const teacher = await school.newTeacher(options);
  await buildQuiz(teacher, { title: 'Energy and forces' }, allTypes);
  await enter(page, teacher);
  await visit(page, '/teacher', DASHBOARD);
  return rowOf(page, 'Energy and forces');
}

const confirmWith = async (page: Page, button: string) =>
  page.getByRole('alertdialog').getByRole('button', { name: button }).click();

const alertWith = (page: Page, text: string) => page.getByRole('alert').filter({ hasText: text }).waitFor();

const DAY_MS = 24 * 60 * 60 * 1000;
const deletedOn = (deletedAt: number) => ({ deletedAt, keptUntil: deletedAt + 30 * DAY_MS });
const TRASHED = [
  { quizId: 'q1', title: 'Energy', paperCount: 31, ...deletedOn(Date.UTC(2026, 1, 3)) },
  {
    quizId: 'q2',
    title: 'A draft with a rather long title that nobody wants',
    paperCount: 0,
    ...deletedOn(0),
  },
];

export const teacherScreens: readonly Screen[] = [
  {
    name: 'teacher-empty',
    who: 'teacher',
    async open(page, school) {
      await enter(page, await school.newTeacher({ plan: false }));
      await visit(page, '/teacher', DASHBOARD);
      await page.getByRole('button', { name: 'Create Your First Quiz' }).waitFor();
    },
  },
  onDashboard('teacher-rows', async () => {}),
  onDashboard('teacher-details', async (page, { quizzes }) => {
    for (const { title } of Object.values(quizzes)) await showDetails(page, title);
    await page.getByText('Add questions to publish').waitFor();
  }),
  onDashboard('teacher-folder', async (page, { quizzes }) => {
    await chooseFor(page, quizzes.open.title, 'Move to folder…');
    await page.getByRole('dialog', { name: 'Move to folder' }).waitFor();
  }),
  onDashboard('teacher-search-without-hit', (page) => page.getByRole('searchbox').fill('no such quiz')),
  onDashboard('teacher-menu', async (page, { quizzes }) => {
    // The menu closes when the table becomes cards, so open it in phone width.
    await page.setViewportSize({ width: 360, height: 900 });
    await page.getByRole('button', { name: `More for ${quizzes.open.title}` }).click();
    await page.getByRole('menuitem', { name: 'Edit' }).waitFor();
  }),
  onDashboard('teacher-more', (page) => page.getByRole('button', { name: 'More', exact: true }).click()),
  onDashboard('teacher-phone-menu', async (page) => {
    await page.setViewportSize({ width: 360, height: 900 });
    await page.getByRole('button', { name: 'Menu', exact: true }).click();
    await page.getByRole('menuitem', { name: 'Logout' }).waitFor();
  }),
  onDashboard('teacher-shortcuts', async (page) => {
    await page.getByRole('button', { name: 'Keyboard shortcuts' }).click();
    await page.getByRole('dialog', { name: 'Keyboard shortcuts' }).waitFor();
  }),
  onDashboard('teacher-share', async (page, { quizzes }) => {
    await chooseFor(page, quizzes.open.title, 'Show QR code');
    await page.getByRole('dialog').waitFor();
  }),
  onDashboard('teacher-projector', async (page, { quizzes }) => {
    await chooseFor(page, quizzes.open.title, 'Show QR code');
    await page.getByRole('button', { name: 'Full screen' }).click();
    await page.getByRole('dialog').nth(1).waitFor();
  }),
  onDashboard('teacher-confirm-delete', async (page, { quizzes }) => {
    await chooseFor(page, quizzes.draft.title, 'Delete');
    await page.getByRole('alertdialog').waitFor();
  }),
  onDashboard('teacher-delete-with-papers', async (page, { quizzes }) => {
    await chooseFor(page, quizzes.released.title, 'Delete');
    const title = page.getByRole('textbox', { name: 'Type the title of the quiz to delete it' });
    await title.fill('Another');
    await title.press('Enter');
    await page.getByText('This is not the title of the quiz.').waitFor();
  }),
  onDashboard('teacher-trash', async (page) => {
    await answerWith(page, 'quizzes.trash', { quizzes: TRASHED });
    await cutOff(page, 'quizzes.restore');
    await page.goto('/teacher?view=trash');
    await page.getByRole('button', { name: 'Restore “Energy”' }).click();
    await alertWith(page, 'could not be restored');
  }),
  onDashboard('teacher-trash-empty', async (page) => {
    await answerWith(page, 'quizzes.trash', { quizzes: [] });
    await page.goto('/teacher?view=trash');
    await page.getByText('Nothing was deleted').waitFor();
  }),
  onDashboard('teacher-confirm-stop', async (page, { quizzes }) => {
    await chooseFor(page, quizzes.open.title, 'Stop Responses');
    await page.getByRole('alertdialog').waitFor();
  }),
  onDashboard('teacher-confirm-start', async (page, { quizzes }) => {
    await chooseFor(page, quizzes.closed.title, 'Start Responses');
    await page.getByRole('alertdialog').waitFor();
  }),
  onDashboard('teacher-delete-failed', async (page, { quizzes }) => {
    await cutOff(page, 'quizzes.remove');
    await chooseFor(page, quizzes.draft.title, 'Delete');
    await confirmWith(page, 'Delete');
    await alertWith(page, 'Failed to delete quiz.');
  }),
  onDashboard('teacher-toggle-failed', async (page, { quizzes }) => {
    await cutOff(page, 'quizzes.toggleResponses');
    await chooseFor(page, quizzes.open.title, 'Stop Responses');
    await confirmWith(page, 'Stop Responses');
    await alertWith(page, 'Failed to update quiz.');
  }),
  onDashboard('teacher-publish-failed', async (page, { quizzes }) => {
    await cutOff(page, 'quizzes.publish');
    await rowOf(page, quizzes.draft.title).getByRole('button', { name: 'Publish' }).click();
    await alertWith(page, 'Failed to publish quiz.');
  }),
  onDashboard('teacher-download-failed', async (page) => {
    await page.route('**/api/teacher/allData.xlsx', (route) => route.abort());
    await page.getByRole('button', { name: 'Download All Data' }).click();
    await alertWith(page, 'Failed to download data.');
  }),
  {
    name: 'teacher-plan-required',
    who: 'teacher',
    async open(page, school) {
      const row = await withOneDraft(page, school, { plan: false });
      await row.getByRole('button', { name: 'Publish' }).click();
      await page.getByRole('dialog', { name: 'Plan Required' }).waitFor();
    },
  },
  {
    name: 'teacher-published',
    who: 'teacher',
    async open(page, school) {
      const row = await withOneDraft(page, school, { plan: true });
      await row.getByRole('button', { name: 'Publish' }).click();
      await page.getByRole('dialog', { name: /Quiz published successfully!/ }).waitFor();
    },
  },
  {
    name: 'teacher-responses-stopped',
    who: 'teacher',
    async open(page, school) {
      const row = await withOneDraft(page, school, { plan: true });
      await row.getByRole('button', { name: 'Publish' }).click();
      await page.getByRole('dialog').getByRole('button', { name: 'Done' }).click();
      await chooseFor(page, 'Energy and forces', 'Stop Responses');
      await confirmWith(page, 'Stop Responses');
      await page.getByText('Quiz is now not accepting responses.').first().waitFor();
    },
  },
  {
    name: 'teacher-responses-started',
    who: 'teacher',
    async open(page, school) {
      const row = await withOneDraft(page, school, { plan: true });
      await row.getByRole('button', { name: 'Publish' }).click();
      await page.getByRole('dialog').getByRole('button', { name: 'Done' }).click();
      for (const action of ['Stop Responses', 'Start Responses']) {
        await chooseFor(page, 'Energy and forces', action);
        await confirmWith(page, action);
      }
      await page.getByText('Quiz is now accepting responses.').first().waitFor();
    },
  },
];
