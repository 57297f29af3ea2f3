import { test } from 'vitest';
import { teacherPaths } from '../../shared/teacher-paths';
import { aVisitor, signIn, useBrowser } from './visitor';

useBrowser();

test('a teacher adds two questions of the bank to a quiz, undoes it, and corrects one here and there', async () => {
  const { page, leave } = await aVisitor();
  await signIn(page, 'teacher', 'Nora Bank');
  const send = (procedure: string, input: object) =>
    page.evaluate(
      async ([name, body]) => {
        const headers = {
          Authorization: `Bearer ${localStorage.getItem('token')}`,
          'Content-Type': 'application/json',
        };
        const response = await fetch(`/trpc/${name}`, { method: 'POST', headers, body: String(body) });
        return (await response.json()).result.data;
      },
      [procedure, JSON.stringify(input)],
    );
  const first = await send('quizzes.create', { title: 'Rivers' });
  const second = await send('quizzes.create', { title: 'End of term' });
  const texts = ['Which river is the longest?', 'Which river crosses Paris?', 'Name a delta.'];
  const questions = texts.map((text) => ({
    type: 'short',
    text,
    correctAnswer: 'The Nile',
    maximumMarks: 1,
  }));
  await send('questions.createMany', { quizId: first._id, questions });

  await page.goto(teacherPaths.questions(second._id));
  await page.getByRole('button', { name: 'From the bank' }).click();
  const dialog = page.getByRole('dialog', { name: 'From the bank' });
  await dialog.getByLabel('Search your questions').fill('river');
  await dialog.getByText('2 questions').waitFor();
  for (const box of await dialog.getByRole('checkbox').all()) await box.check();
  await dialog.getByRole('button', { name: 'Add 2 questions' }).click();
  await page.getByRole('heading', { level: 3, name: texts[0] ?? '' }).waitFor();
  await page.getByRole('button', { name: 'Undo' }).last().click();
  await page.getByRole('heading', { level: 3, name: texts[0] ?? '' }).waitFor({ state: 'detached' });

  await page.getByRole('button', { name: 'From the bank' }).click();
  await dialog.getByLabel('Search your questions').fill('paris');
  await dialog.getByText('1 question').waitFor();
  await dialog.getByRole('checkbox').check();
  await dialog.getByRole('button', { name: 'Add 1 question' }).click();
  await page.getByRole('heading', { level: 3, name: texts[1] ?? '' }).click();
  await page.getByText('Also in 1 other quiz:').waitFor();
  await page.getByLabel('Question text').fill('Which river flows through Paris?');
  await page.getByRole('button', { name: 'Correct there too' }).click();
  const copies = page.getByRole('dialog', { name: 'Correct copies of this question' });
  await copies.getByText('Changes: text. No student has started.').waitFor();
  await copies.getByRole('button', { name: 'Correct 1 quiz' }).click();
  await page.getByText('Corrected in 1 quiz').waitFor();
  await page.goto(teacherPaths.questions(first._id));
  await page.getByRole('heading', { level: 3, name: 'Which river flows through Paris?' }).waitFor();
  await leave();
});
