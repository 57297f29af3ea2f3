import type { Page } from 'playwright-core';
import { teacherPaths } from '../../../shared/teacher-paths';
import { chooseFor } from '../desk-acts';
import { buildQuiz } from './classroom';
import { enter, visit } from './page-acts';
import { allTypes } from './paper';
import type { School } from './school';
import type { Screen } from './screen';

/** One of each kind: a formula, options with feedback, an incomplete question, and text that is not a question. */
const FILE = `::Roots:: Solve \\\\(x^2 \\= 4\\\\). Which are roots? {~%50%\\\\(x \\= 2\\\\) ~%50%\\\\(x \\= -2\\\\) ~%-50%\\\\(x \\= 4\\\\)}

::No key yet:: Which of these is a noble gas? {~Neon ~Oxygen}

::Fall:: What is the acceleration of free fall? {#9.81:0.05}

::Capitals:: Match the country and its capital. {=France -> Paris =Kenya -> Nairobi =Norway -> Oslo}

::Essay:: Explain how a plant cell makes sugar. {}

::Read this first:: The next questions are about cells.

Grant's cell has a {=nucleus#Yes. ~wall} in its middle.
`;

/** A survey, in which every option earns all marks. */
const SURVEY = `<quiz>${Array.from(
  { length: 8 },
  (_, at) =>
    `<question type="multichoice"><name><text>S${at}</text></name><questiontext format="html"><text>How often do you read, in week ${at}?</text></questiontext><single>true</single>${['Daily', 'Weekly', 'Never'].map((text) => `<answer fraction="100"><text>${text}</text></answer>`).join('')}</question>`,
).join('')}</quiz>`;

const dialog = (page: Page) => page.getByRole('dialog', { name: 'Import questions' });

async function openImport(page: Page, school: School): Promise<void> {
  const teacher = await school.newTeacher({ plan: false });
  const { quizId, title } = await buildQuiz(teacher, { title: 'Cells and gases' }, []);
  await enter(page, teacher);
  await visit(page, teacherPaths.questions(quizId, { startsImport: true }), title);
  await dialog(page).getByRole('button', { name: 'Choose a file' }).waitFor();
}

const chooseFile = (page: Page) =>
  dialog(page)
    .getByLabel('File with questions')
    .setInputFiles({ name: 'Cells.gift', mimeType: 'text/plain', buffer: Buffer.from(FILE) });

const importing = (name: string, then: (page: Page) => Promise<unknown>): Screen => ({
  name,
  who: 'teacher',
  async open(page, school) {
    await openImport(page, school);
    await then(page);
  },
});

const reviewing = (name: string, then: (page: Page) => Promise<unknown>): Screen =>
  importing(name, async (page) => {
    await chooseFile(page);
    await dialog(page)
      .getByText(/^6 questions found/)
      .waitFor();
    await page.locator('math').first().waitFor();
    await then(page);
  });

export const importScreens: readonly Screen[] = [
  importing('import-empty', async () => {}),
  importing('import-example', (page) => page.getByText('How can it look?').click()),
  importing('import-reading', async (page) => {
    await page.route(/\/import\?dryRun=1$/, () => {});
    await chooseFile(page);
    await dialog(page).getByText('Reading…').waitFor();
  }),
  importing('import-refused', async (page) => {
    await dialog(page)
      .getByLabel('File with questions')
      .setInputFiles({ name: 'Notes.txt', mimeType: 'text/plain', buffer: Buffer.from('// a remark') });
    await dialog(page).getByRole('alert').waitFor();
  }),
  importing('import-typed', async (page) => {
    await dialog(page).getByLabel('Paste or type your questions').fill(FILE);
    await dialog(page)
      .getByText(/^6 questions found/)
      .waitFor();
  }),
  reviewing('import-review', async () => {}),
  importing('import-shared', async (page) => {
    await dialog(page)
      .getByLabel('File with questions')
      .setInputFiles({ name: 'Survey.xml', mimeType: 'application/xml', buffer: Buffer.from(SURVEY) });
    await dialog(page)
      .getByText(/^8 questions found/)
      .waitFor();
    await dialog(page).getByText('First is right').click();
  }),
  reviewing('import-left-out', async (page) => {
    await dialog(page).getByRole('button', { name: 'Leave out all that need work' }).click();
    await dialog(page).getByText('Left out', { exact: true }).first().waitFor();
  }),
  reviewing('import-editing', async (page) => {
    await dialog(page).getByRole('button', { name: 'Edit question 2' }).click();
    await dialog(page).getByLabel('Question text').waitFor();
  }),
  reviewing('import-discard', async (page) => {
    await dialog(page).getByRole('checkbox', { name: 'Add question 1' }).uncheck();
    await page.keyboard.press('Escape');
    await page.getByRole('alertdialog').waitFor();
  }),
  reviewing('import-failed', async (page) => {
    await page.route(/\/import$/, (route) => route.abort());
    await dialog(page).getByRole('button', { name: 'Add 6 questions' }).click();
    await dialog(page).getByRole('alert').waitFor();
  }),
  reviewing('import-added', async (page) => {
    await dialog(page).getByRole('button', { name: 'Add 6 questions' }).click();
    await page.getByText(/^6 questions added/).waitFor();
  }),
  {
    name: 'export-questions',
    who: 'teacher',
    async open(page, school) {
      const teacher = await school.newTeacher({ plan: false });
      await buildQuiz(teacher, { title: 'Waves and sound' }, allTypes);
      await enter(page, teacher);
      await visit(page, '/teacher', /Welcome/);
      await chooseFor(page, 'Waves and sound', 'Export questions…');
      await page.getByRole('radio', { name: /^GIFT/ }).check();
      await page.getByText(/will be missing\.$|^This file carries/).waitFor();
    },
  },
];
