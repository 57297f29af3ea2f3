import type { Page } from 'playwright-core';
import { expect, inject, test } from 'vitest';
import { signIn } from '../../../scripts/demo/caller';
import { teacherPaths } from '../../shared/teacher-paths';
import { aDomain } from './a-domain';
import { settled } from './bench-hands';
import { buildQuiz, buyPlan, evaluate, publish, takeQuiz } from './screens/classroom';
import { enter, visit } from './screens/page-acts';
import { aVisitor, useBrowser } from './visitor';

useBrowser();

const LEAVES = {
  type: 'long',
  text: 'Explain why leaves look green.',
  correctAnswer: 'Chlorophyll absorbs red and blue light and reflects green light, which reaches our eyes.',
  maximumMarks: 4,
};

const CLASS = [
  ['Asha', 'Red and blue light are absorbed and green is reflected by the pigment'],
  ['Ben', 'Plants are green because of the sun'],
  ['Chiara', 'They need water and sunlight to grow'],
] as const;

const ITEMS = [
  ['Red and blue are absorbed', '2'],
  ['Green is reflected', '1.5'],
  ['Blames the sun', '-0.5'],
] as const;

async function aClass() {
  const domain = aDomain();
  const enrol = (role: 'teacher' | 'student', name: string) =>
    signIn(inject('baseUrl'), role, name, `${name.toLowerCase()}@${domain}`);
  const teacher = await enrol('teacher', 'Rubricator');
  await buyPlan(teacher);
  const quiz = await publish(teacher, await buildQuiz(teacher, { title: 'By a rubric' }, [LEAVES]));
  const students = await Promise.all(
    CLASS.map(async ([name, answer]) => {
      const student = await enrol('student', name);
      await takeQuiz(student, quiz, [answer]);
      return student;
    }),
  );
  await evaluate(teacher, quiz);
  return { teacher, quiz, asha: students[0] };
}

const rubricOf = (page: Page) => page.getByRole('region', { name: 'Rubric' });
const sum = (page: Page, words: string) => rubricOf(page).getByText(words, { exact: true }).waitFor();

/** Gives the answer these items by key alone. */
async function give(page: Page, answer: string, keys: readonly string[]): Promise<void> {
  await page.locator('[data-row]', { hasText: answer }).getByText(answer).click();
  for (const key of keys) {
    await page.keyboard.press('r');
    await page.keyboard.press(key);
  }
  await settled(page);
}

async function makeCheaper(page: Page): Promise<void> {
  await rubricOf(page).getByRole('button', { name: 'Edit' }).click();
  await rubricOf(page).getByLabel('Points of item 1').fill('1.5');
  await rubricOf(page).getByText('2 students: 1 loses ½, 1 stays').waitFor();
  await rubricOf(page).getByRole('button', { name: 'Apply' }).click();
}

test('a long answer is marked by a rubric by keys, re-priced with a preview, undone, and read by its student', async () => {
  const { teacher, quiz, asha } = await aClass();
  const { page, leave } = await aVisitor();
  await enter(page, teacher);
  const question = quiz.questionIds[0] ?? null;
  await visit(page, teacherPaths.marks(quiz.quizId, { tab: 'questions', question }), 'Quiz Evaluation');

  await rubricOf(page).getByRole('button', { name: 'Add a rubric' }).click();
  for (const [at, [text, points]] of ITEMS.entries()) {
    if (at > 0) await rubricOf(page).getByRole('button', { name: 'Add an item' }).click();
    await rubricOf(page)
      .getByLabel(`What item ${at + 1} is for`)
      .fill(text);
    await rubricOf(page)
      .getByLabel(`Points of item ${at + 1}`)
      .fill(points);
  }
  await rubricOf(page).getByRole('button', { name: 'Save' }).click();
  await rubricOf(page).getByText('Rubric saved.').waitFor();

  await give(page, 'because of the sun', ['3']);
  await sum(page, 'Sum −½, limited to 0 of 4');
  await give(page, 'Red and blue light', ['1', '2']);
  await sum(page, '3½ of 4');

  await makeCheaper(page);
  await sum(page, '3 of 4');
  await rubricOf(page).getByRole('button', { name: 'Undo' }).click();
  await sum(page, '3½ of 4');
  await makeCheaper(page);
  await sum(page, '3 of 4');
  await teacher.call('POST', `/quiz/${quiz.quizId}/release-scores`);
  await leave();

  if (!asha) throw new Error('The class is empty.');
  const student = await aVisitor();
  await enter(student.page, asha);
  await student.page.goto('/student');
  await student.page.getByRole('button', { name: 'View Responses' }).click();
  const read = student.page.getByRole('list', { name: 'What the marks are for' }).getByRole('listitem');
  expect(
    await read
      .first()
      .waitFor()
      .then(() => read.allInnerTexts()),
  ).toEqual([
    expect.stringMatching(/^Red and blue are absorbed\s+\+1\.5\s+given$/),
    expect.stringMatching(/^Green is reflected\s+\+1\.5\s+given$/),
    expect.stringMatching(/^Blames the sun\s+−0\.5\s+not given$/),
  ]);
  await student.leave();
});
