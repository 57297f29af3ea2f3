import { expect, inject, test } from 'vitest';
import { signIn } from '../../../scripts/demo/caller';
import { aDomain } from './a-domain';
import { chooseFor, rowOf } from './desk-acts';
import { buildQuiz } from './screens/classroom';
import { enter, visit } from './screens/page-acts';
import { allTypes } from './screens/paper';
import { aVisitor, useBrowser } from './visitor';

useBrowser();

const aTeacher = () => signIn(inject('baseUrl'), 'teacher', 'Ann', `ann@${aDomain()}`);

/** The mutations that a page asks for from here on. */
function mutationsOf(page: Awaited<ReturnType<typeof aVisitor>>['page']): string[] {
  const asked: string[] = [];
  page.on('request', (request) => {
    // Only looking at a file stores nothing.
    const call = /\/trpc\/([\w.]+)|\/quiz\/\w+\/(import)$/.exec(request.url())?.slice(1).find(Boolean);
    if (call && request.method() === 'POST') asked.push(call);
  });
  return asked;
}

test('a quiz from a sample is one call, and so are imported questions, their Undo and the copy of one', async () => {
  const { page, leave } = await aVisitor();
  await enter(page, await aTeacher());
  await visit(page, '/teacher', /Welcome/);
  const asked = mutationsOf(page);
  await page.getByRole('button', { name: 'Use this sample' }).first().click();
  const desk = page.getByRole('navigation', { name: 'Questions in order' });
  const three = page.getByRole('heading', { level: 3, name: 'Three?' });
  const addTwo = async () => {
    await desk.getByRole('button', { name: 'Import questions' }).click();
    const dialog = page.getByRole('dialog', { name: 'Import questions' });
    await dialog.getByRole('textbox').fill('Two? {=2 ~3}\n\nThree? {=3 ~2}');
    await dialog.getByRole('button', { name: 'Add 2 questions' }).click();
    await page.getByText('2 questions added.').waitFor();
    await dialog.waitFor({ state: 'detached' });
    await three.waitFor();
  };
  await addTwo();
  await page.getByRole('button', { name: 'Undo', exact: true }).first().click();
  await three.waitFor({ state: 'detached' });
  await addTwo();
  await page.getByRole('button', { name: 'Edit question 2', exact: true }).click();
  await page.getByRole('button', { name: 'Duplicate question 2', exact: true }).click();
  await page.getByRole('button', { name: 'Duplicate question 3', exact: true }).waitFor();
  expect(asked).toEqual([
    'quizzes.createFromSample',
    ...['import', 'questions.removeMany', 'import'],
    'questions.duplicate',
  ]);
  await leave();
});

test('a copy of a quiz is one call, and stands in the list with its questions', async () => {
  const teacher = await aTeacher();
  await buildQuiz(teacher, { title: 'Cells', totalTimeSeconds: 600 }, allTypes);
  const { page, leave } = await aVisitor();
  await enter(page, teacher);
  await visit(page, '/teacher', /Welcome/);
  const asked = mutationsOf(page);
  await chooseFor(page, 'Cells', 'Duplicate');
  await rowOf(page, 'Cells (copy)').waitFor();
  expect(asked).toEqual(['quizzes.duplicate']);
  await leave();
});
