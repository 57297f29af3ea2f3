import type { Page } from 'playwright-core';
import { beforeEach, expect, inject, test } from 'vitest';
import { type Caller, signIn } from '../../../scripts/demo/caller';
import type { Role } from '../../shared/actor';
import { teacherPaths } from '../../shared/teacher-paths';
import { aDomain } from './a-domain';
import { resumeQuiz } from './quiz-acts';
import { axeFindings } from './screens/axe';
import { buildQuiz, buyPlan, evaluate, publish, takeQuiz } from './screens/classroom';
import { enter, startQuiz, visit } from './screens/page-acts';
import { aVisitor, useBrowser } from './visitor';

let domain: string;
useBrowser();
beforeEach(() => {
  domain = aDomain();
});

const person = (role: Role, name: string): Promise<Caller> =>
  signIn(inject('baseUrl'), role, name, `${name.toLowerCase().replaceAll(' ', '.')}@${domain}`);

const organelles = ['Nucleus', 'Ribosome', 'Vacuole', 'Cell wall', 'Chloroplast', 'Membrane'];
const questions = [
  { type: 'short', text: 'What do plants take from the air?', correctAnswer: 'Carbon dioxide' },
  ...organelles.map((name) => ({
    ...{ type: 'mcq', text: `What does the ${name.toLowerCase()} do?`, options: ['Its job', 'Nothing'] },
    correctAnswer: 'Its job',
  })),
].map((question) => ({ ...question, maximumMarks: 2 }));

const build = (teacher: Caller, title: string) =>
  buildQuiz(teacher, { title, totalTimeSeconds: 600, blindMarking: false, allowNavigation: true }, questions);

const dialogOf = (page: Page) => page.getByRole('dialog', { name: 'Pools' });

/** Chooses the six questions of one kind and makes a pool of them, of which two are drawn. */
async function makePool(page: Page) {
  await page.getByRole('button', { name: 'Make a pool…' }).click();
  const dialog = dialogOf(page);
  for (const name of organelles) {
    await dialog.getByRole('checkbox', { name: new RegExp(name, 'i') }).check({ force: true });
  }
  await dialog.getByRole('button', { name: 'Make a pool of 6' }).click();
  await dialog.getByLabel('Name').fill('Organelles');
  await dialog.getByLabel('Questions drawn, of 6').fill('6');
  await dialog.getByText('Enter a whole number from 1 to 5.').waitFor();
  await dialog.getByLabel('Questions drawn, of 6').fill('2');
}

const savePools = async (page: Page) => {
  await dialogOf(page).getByRole('button', { name: 'Save pools' }).click();
  await dialogOf(page).waitFor({ state: 'detached' });
};

test('a teacher makes a pool, changes it, takes a question out, and undoes that', async () => {
  const teacher = await person('teacher', 'Pool Teacher');
  const quiz = await build(teacher, 'Cells with a pool');
  const { page, leave } = await aVisitor();
  await enter(page, teacher);
  await visit(page, teacherPaths.questions(quiz.quizId), quiz.title);
  await makePool(page);
  expect(await axeFindings(page)).toEqual([]);
  await savePools(page);
  await page.getByText('2 of these 6, drawn for each student').waitFor();
  await page.getByText('3 of 7 questions').waitFor();
  expect(await axeFindings(page)).toEqual([]);

  await page.getByRole('button', { name: 'Change Organelles' }).click();
  await dialogOf(page)
    .getByRole('checkbox', { name: /membrane/ })
    .check({ force: true });
  await dialogOf(page).getByRole('button', { name: 'Take out' }).click();
  await savePools(page);
  await page.getByText('2 of these 5, drawn for each student').waitFor();
  await page.getByRole('button', { name: 'Undo' }).click();
  await page.getByText('2 of these 6, drawn for each student').waitFor();

  await visit(page, teacherPaths.preview(quiz.quizId), quiz.title);
  await page.getByText('Question 1 of 3').first().waitFor();
  await page.getByRole('button', { name: 'Draw again' }).click();
  await page.getByText('Question 1 of 3').first().waitFor();
  await leave();
});

test('two students are asked what is drawn for them, the same after a reload, and the results show the draws', async () => {
  const teacher = await person('teacher', 'Draw Teacher');
  const draft = await build(teacher, 'Drawn cells');
  await buyPlan(teacher);
  const [, ...pooled] = draft.questionIds;
  const pools = [{ name: 'Organelles', draw: 2, questionIds: pooled }];
  await teacher.call('PUT', `/api/quiz/${draft.quizId}/pools`, { pools });
  const quiz = await publish(teacher, draft);

  const seen: string[] = [];
  for (const name of ['Asha One', 'Ben Two', 'Cleo Three', 'Dev Four']) {
    const student = await person('student', name);
    const { page, leave } = await aVisitor({ viewport: { width: 360, height: 740 } });
    await enter(page, student);
    await startQuiz(page, quiz);
    const asked = await textsOf(page);
    await page.reload();
    await resumeQuiz(page);
    expect(await textsOf(page)).toEqual(asked);
    seen.push(asked.toSorted().join());
    await leave();
    await takeQuiz(student, quiz, ['carbon dioxide', ...organelles.map(() => 'Its job')]);
  }
  expect(new Set(seen).size).toBeGreaterThan(1);

  await evaluate(teacher, quiz);
  const { page, leave } = await aVisitor();
  await enter(page, teacher);
  await visit(page, teacherPaths.statistics(quiz.quizId), 'Draws');
  await page.getByText('Each student’s draw').click();
  await page.getByRole('rowheader', { name: 'Asha One' }).waitFor();
  await page.getByText(/Too few answers to say much/).waitFor();
  expect(await axeFindings(page)).toEqual([]);
  await leave();
});

/** The texts of the three questions, from the first on. */
async function textsOf(page: Page): Promise<string[]> {
  const texts: string[] = [];
  for (const number of [1, 2, 3]) {
    if (number > 1) await page.getByRole('button', { name: 'Next', exact: true }).click();
    else {
      const back = page.getByRole('button', { name: 'Previous', exact: true });
      while (!(await page.getByText('Question 1 of 3').first().isVisible())) await back.click();
    }
    await page.getByText(`Question ${number} of 3`).first().waitFor();
    texts.push((await page.locator('legend').first().textContent()) ?? '');
  }
  return texts;
}
