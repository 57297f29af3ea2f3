import { expect, inject, test } from 'vitest';
import { type Caller, signIn } from '../../../scripts/demo/caller';
import { messages } from '../../shared/messages';
import type { QuizResults } from '../../shared/results/schema';
import { teacherPaths } from '../../shared/teacher-paths';
import { aDomain } from './a-domain';
import { chooseFor } from './desk-acts';
import { buildQuiz, buyPlan, evaluate, type PublishedQuiz, publish, takeQuiz } from './screens/classroom';
import { enter, visit } from './screens/page-acts';
import { aVisitor, useBrowser } from './visitor';

useBrowser();

const WHY = {
  type: 'long',
  text: 'Why do leaves look green?',
  correctAnswer: 'Chlorophyll absorbs red and blue light and reflects green light.',
  maximumMarks: 4,
};

async function aMarkedClass() {
  const domain = aDomain();
  const enrol = (role: 'teacher' | 'student', name: string) =>
    signIn(inject('baseUrl'), role, name, `${name.toLowerCase()}@${domain}`);
  const teacher = await enrol('teacher', 'Meera');
  await buyPlan(teacher);
  const quiz = await publish(
    teacher,
    await buildQuiz(teacher, { title: 'Leaves', blindMarking: false }, [WHY]),
  );
  for (const name of ['Asha', 'Ben'])
    await takeQuiz(await enrol('student', name), quiz, [`${name} thinks of the sun`]);
  await evaluate(teacher, quiz);
  return { teacher, quiz, newStudent: (name: string) => enrol('student', name) };
}

const marksOf = async (teacher: Caller, { quizId }: PublishedQuiz) => {
  const { results } = await teacher.call<QuizResults>('GET', `/api/quiz/${quizId}/results`);
  return results.map(({ evaluationResults }) => [evaluationResults[0]?.score, evaluationResults[0]?.source]);
};

test('a mark above the maximum is refused in words and not stored; a good one is told of its student only', async () => {
  const { teacher, quiz } = await aMarkedClass();
  const { page, leave } = await aVisitor();
  await enter(page, teacher);
  await visit(page, teacherPaths.marks(quiz.quizId), 'Quiz Evaluation');
  await page.getByRole('button', { name: 'View answers of Asha' }).click();
  const drawer = page.getByRole('dialog', { name: 'Asha' });
  const mark = drawer.getByRole('spinbutton');
  const before = await marksOf(teacher, quiz);

  for (const tooMuch of ['9', '-1']) {
    await mark.fill(tooMuch);
    await mark.press('Enter');
    await drawer.getByRole('alert').getByText(messages.marksInvalid(4)).waitFor();
    expect(await mark.inputValue()).toBe(tooMuch);
    expect(await mark.getAttribute('aria-invalid')).toBe('true');
  }
  expect(await page.getByText(messages.marksUpdated).count()).toBe(0);
  expect(await marksOf(teacher, quiz)).toEqual(before);

  await mark.fill('3,5');
  await mark.press('Enter');
  await drawer.getByText(messages.marksUpdated).waitFor();
  expect(await drawer.getByRole('alert').count()).toBe(0);
  expect((await marksOf(teacher, quiz))[0]).toEqual([3.5, 'teacher']);

  await drawer.getByRole('button', { name: 'Next' }).click();
  const ben = page.getByRole('dialog', { name: 'Ben' });
  await ben.getByText('Ben thinks of the sun').waitFor();
  await expect.poll(() => page.getByText(messages.marksUpdated).count()).toBe(0);
  await leave();
});

test('a digit above the maximum is refused on a group as well', async () => {
  const { teacher, quiz } = await aMarkedClass();
  const { page, leave } = await aVisitor();
  await enter(page, teacher);
  await visit(page, teacherPaths.marks(quiz.quizId, { tab: 'questions' }), 'Quiz Evaluation');
  const before = await marksOf(teacher, quiz);
  await page.locator('[data-row]').first().focus();
  await page.keyboard.press('9');
  await page.getByRole('alert').getByText(messages.marksInvalid(4)).waitFor();
  expect(await marksOf(teacher, quiz)).toEqual(before);
  await leave();
});

test('a paper that came after the evaluation is not told as done', async () => {
  const { teacher, quiz, newStudent } = await aMarkedClass();
  await takeQuiz(await newStudent('Chiara'), quiz, ['Light']);
  const { page, leave } = await aVisitor();
  await enter(page, teacher);
  await visit(page, teacherPaths.marks(quiz.quizId), 'Quiz Evaluation');
  await page.getByText('3 submitted · 2 evaluated · 1 not marked yet').waitFor();
  await leave();
});

test('of two opposite messages only the newer stands', async () => {
  const { teacher, quiz } = await aMarkedClass();
  const { page, leave } = await aVisitor();
  await enter(page, teacher);
  await page.goto('/teacher');
  const toggle = async (label: string, told: string) => {
    await chooseFor(page, quiz.title, label);
    await page.getByRole('alertdialog').getByRole('button', { name: label }).click();
    await page.getByText(told, { exact: true }).waitFor();
  };
  await toggle('Stop Responses', 'Quiz is now not accepting responses.');
  await toggle('Start Responses', 'Quiz is now accepting responses.');
  await expect.poll(() => page.getByText('Quiz is now not accepting responses.').count()).toBe(0);
  await leave();
});
