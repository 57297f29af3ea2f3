import type { Page } from 'playwright-core';
import { beforeEach, expect, inject, test } from 'vitest';
import { type Caller, signIn as signInByCall } from '../../../scripts/demo/caller';
import type { Role } from '../../shared/actor';
import { teacherPaths } from '../../shared/teacher-paths';
import { aDomain } from './a-domain';
import { rowOf } from './desk-acts';
import { enterAt, keyTo, typeInto } from './keys';
import { buildQuiz, buyPlan, takeQuiz } from './screens/classroom';
import { allTypes } from './screens/paper';
import { confirmRelease } from './teacher-acts';
import { aVisitor, useBrowser } from './visitor';

let domain: string;
useBrowser();
beforeEach(() => {
  domain = aDomain();
});

const aCaller = (role: Role, name: string): Promise<Caller> =>
  signInByCall(inject('baseUrl'), role, name, emailOf(name));

const emailOf = (name: string): string => `${name.toLowerCase().replaceAll(' ', '.')}@${domain}`;

const SETTINGS = { totalTimeSeconds: 900, allowNavigation: true, shuffleQuestions: false };

async function aTeacherWithQuiz(name: string, title: string) {
  const teacher = await aCaller('teacher', name);
  await buyPlan(teacher);
  const quiz = await buildQuiz(
    teacher,
    { ...SETTINGS, title, description: '', blindMarking: false },
    allTypes,
  );
  return { teacher, quiz };
}

test('a teacher creates, publishes, evaluates, marks and releases by keyboard alone', async () => {
  const { quiz } = await aTeacherWithQuiz('Keys Teacher', 'Marked by keys');
  const visitor = await aVisitor();
  const { page } = visitor;

  await signIn(page, 'teacher', 'Keys Teacher');
  await createQuiz(page, 'Made by keys');

  await enterAt(page, rowOf(page, quiz.title).getByRole('button', { name: 'Publish', exact: true }));
  const success = page.getByText(/^Quiz published successfully! Share ID: \w{8}$/);
  const shareId = (await success.textContent())?.slice(-8) ?? '';
  await page.keyboard.press('Escape');
  await page.locator('dialog').waitFor({ state: 'detached' });

  for (const name of ['Keys Amy', 'Keys Bo']) {
    const student = await aCaller('student', name);
    await takeQuiz(student, { ...quiz, shareId }, ['9.8 m/s² downwards', ['Kinetic'], 'mv', 'Gravity', 2]);
  }
  await page.reload();
  await enterAt(page, rowOf(page, quiz.title).getByRole('link', { name: 'Evaluate' }));
  await evaluateAndRelease(page);
  await visitor.leave();
});

test('a teacher moves questions by a step and to a place by keyboard alone, and keeps the focus', async () => {
  const { teacher, quiz } = await aTeacherWithQuiz('Keys Mover', 'Put in order');
  const visitor = await aVisitor();
  const { page } = visitor;
  await signIn(page, 'teacher', 'Keys Mover');
  await page.goto(teacherPaths.questions(quiz.quizId));
  await enterAt(page, page.getByRole('button', { name: 'Edit question 1' }));
  await enterAt(page, page.getByRole('button', { name: 'Move question 1 down' }));
  await page.getByText('Moved to 2 of 5', { exact: true }).waitFor();
  expect(await focusedLabel(page)).toBe('Move question 2 down');

  await page.keyboard.press('Escape');
  await enterAt(page, page.getByRole('button', { name: 'Edit question 5' }));
  await enterAt(page, page.getByRole('button', { name: '5: move to position…' }));
  const place = page.getByRole('textbox', { name: 'New position (1 to 5)' });
  await typeInto(page, place, '6');
  await page.keyboard.press('Enter');
  await page.getByText('Enter a whole number from 1 to 5.').first().waitFor();
  await typeInto(page, place, '1');
  await page.keyboard.press('Enter');
  await page.getByText('Moved to 1 of 5', { exact: true }).waitFor();
  await page.locator('dialog').waitFor({ state: 'detached' });
  expect(await focusedLabel(page)).toBe('1: move to position…');

  const stored = async () => {
    const { questions } = await teacher.call<{ questions: { _id: string }[] }>(
      'GET',
      `/api/quiz/${quiz.quizId}`,
    );
    return questions.map(({ _id }) => _id);
  };
  const [first, second, third, fourth, fifth] = quiz.questionIds;
  await expect.poll(stored).toEqual([fifth, second, first, third, fourth]);
  await visitor.leave();
});

const focusedLabel = (page: Page) => page.locator(':focus').getAttribute('aria-label');

async function signIn(page: Page, role: Role, name: string) {
  await page.goto(`/login/${role}`);
  if (role === 'teacher') {
    const terms = page.getByRole('checkbox', { name: /I have read and accept/ });
    await keyTo(page, terms);
    await page.keyboard.press('Space');
    expect(await terms.isChecked()).toBe(true);
  }
  await enterAt(page, page.getByRole('button', { name: 'Continue with Google' }));
  await typeInto(page, page.getByLabel('Name', { exact: true }), name);
  await typeInto(page, page.getByLabel('Email'), emailOf(name));
  await page.keyboard.press('Enter');
  await page.waitForURL((url) => url.pathname === `/${role}`);
}

async function createQuiz(page: Page, title: string) {
  await enterAt(page, page.getByRole('button', { name: 'Create Quiz' }));
  await page.getByRole('heading', { name: 'Create New Quiz' }).waitFor();
  await typeInto(page, page.getByLabel('Title', { exact: true }), title);
  await enterAt(page, page.getByRole('button', { name: 'Save', exact: true }));
  await page.getByText('Quiz saved.').first().waitFor();

  await enterAt(page, page.getByRole('button', { name: 'Add Question' }));
  await page.getByRole('heading', { name: 'Add Question' }).waitFor();
  await keyTo(page, page.getByRole('radio', { name: 'Single choice' }), 'Shift+Tab');
  await keyTo(page, page.getByRole('radio', { name: 'Short answer' }), 'ArrowRight');
  await typeInto(page, page.getByLabel('Question text'), 'What is the chemical symbol of water?');
  await typeInto(page, page.getByLabel('Model answer'), 'H2O');
  await typeInto(page, page.getByLabel('Maximum marks'), '2');
  await enterAt(page, page.getByRole('button', { name: 'Save', exact: true }));
  await page.getByRole('heading', { name: 'Add Question' }).waitFor({ state: 'detached' });
  await page.getByText('What is the chemical symbol of water?').first().waitFor();
  await enterAt(page, page.getByRole('link', { name: 'Back to your quizzes' }));
  await rowOf(page, title).waitFor();
}

async function evaluateAndRelease(page: Page) {
  await page.getByRole('heading', { name: 'Quiz Evaluation' }).waitFor();
  await enterAt(page, page.getByRole('button', { name: 'Start evaluation' }));
  await page.getByRole('tab', { name: 'Questions', selected: true }).waitFor();

  await keyTo(page, page.getByRole('tab', { name: 'Questions' }), 'Shift+Tab');
  await keyTo(page, page.getByRole('tab', { name: 'Students' }), 'ArrowLeft');
  await enterAt(page, page.getByRole('button', { name: /View answers/ }));
  const drawer = page.locator('dialog');
  await drawer.getByRole('heading', { name: 'Keys Amy' }).waitFor();
  await page.keyboard.press('j');
  await drawer.getByRole('heading', { name: 'Keys Bo' }).waitFor();
  await page.keyboard.press('k');
  await drawer.getByRole('heading', { name: 'Keys Amy' }).waitFor();
  await typeInto(page, drawer.getByRole('spinbutton', { name: 'Marks for question 4' }), '3');
  await page.keyboard.press('Enter');
  await page.getByText('Marks updated successfully').first().waitFor();
  await page.keyboard.press('Escape');
  await drawer.waitFor({ state: 'detached' });

  await enterAt(page, page.getByRole('button', { name: 'Release Scores' }));
  await confirmRelease(page, (button) => enterAt(page, button));
}
