import type { Page } from 'playwright-core';
import { beforeEach, expect, inject, test } from 'vitest';
import { type Caller, callerWith, signIn } from '../../../scripts/demo/caller';
import { classLoginPath } from '../../client/rules/classes/login-path';
import type { Login } from '../../shared/account/schema';
import type { Slip } from '../../shared/classes/schema';
import type { EvaluatedQuiz, QuizResults } from '../../shared/results/schema';
import { teacherPaths } from '../../shared/teacher-paths';
import { aDomain } from './a-domain';
import { goOnTo, submitQuiz } from './quiz-acts';
import { axeFindings } from './screens/axe';
import {
  buildQuiz,
  buyPlan,
  evaluate,
  type PublishedQuiz,
  publish,
  release,
  takeQuiz,
} from './screens/classroom';
import { alterAnswer, enter, visit } from './screens/page-acts';
import { aVisitor, useBrowser } from './visitor';

let domain: string;
useBrowser();
beforeEach(() => {
  domain = aDomain();
});

const FIRST = ['Asha', 'Ben', 'Cem', 'Dilnoza', 'Élodie', 'Farid', 'Grace', 'Hana', 'Ines', 'Jürgen'];
const LAST = ['Rao', 'Ode', 'Kaya'];
const names = LAST.flatMap((last) => FIRST.map((first) => `${last}, ${first}`));
const ABSENT = 'Jürgen Kaya';
const questions = [
  { type: 'mcq', text: 'What do plants take from the air?', options: ['Carbon dioxide', 'Iron'] },
  { type: 'mcq', text: 'Where is it taken in?', options: ['By the leaves', 'By the roots'] },
].map((question) => ({ ...question, correctAnswer: question.options[0], maximumMarks: 2 }));
const PHONE = { viewport: { width: 360, height: 740 } };
const MINUTE_MS = 60_000;

async function aTeacherWithQuiz() {
  const teacher = await signIn(inject('baseUrl'), 'teacher', 'Meera Rao', `meera@${domain}`);
  await buyPlan(teacher);
  const quiz = await buildQuiz(teacher, { title: 'Leaves', totalTimeSeconds: 600 }, questions);
  return { teacher, quiz: await publish(teacher, quiz) };
}

/** Creates a class from the list; returns its id. */
async function makeClass(page: Page): Promise<string> {
  await visit(page, teacherPaths.classes, 'Classes');
  await page.getByLabel('Name of the new class').fill('7b');
  await page.getByRole('button', { name: 'Create class' }).click();
  await page.getByRole('heading', { name: '7b' }).first().waitFor();
  await page.getByRole('button', { name: 'Add students' }).click();
  const dialog = page.getByRole('dialog', { name: 'Import a class list' });
  await dialog.getByLabel('Paste the list').fill(names.join('\n'));
  await dialog.getByText('30 new').first().waitFor();
  expect(await axeFindings(page)).toEqual([]);
  await dialog.getByRole('button', { name: 'Add 30' }).click();
  await dialog.waitFor({ state: 'detached' });
  await page.getByText(ABSENT).first().waitFor();
  return new URL(page.url()).pathname.split('/').at(-2) ?? '';
}

/** Creates the slips and reads them from the page. */
async function makeSlips(page: Page): Promise<readonly Slip[]> {
  await page.getByRole('link', { name: 'Print slips' }).click();
  const read: Slip[] = [];
  await alterAnswer<{ slips: Slip[] }>(page, 'classes.makePins', (answer) => {
    read.push(...answer.slips);
    return answer;
  });
  await page.getByRole('button', { name: 'Make 30 slips' }).click();
  await page.getByText('30 slips ready.').waitFor();
  const sheet = page.getByRole('list', { name: 'Slips' });
  expect(await sheet.getByRole('listitem').count()).toBe(30);
  expect(await axeFindings(page)).toEqual([]);
  return read;
}

async function assign(page: Page, quiz: PublishedQuiz): Promise<void> {
  await visit(page, teacherPaths.assign(quiz.quizId), quiz.title);
  await page.getByRole('checkbox', { name: /^7b/ }).check();
  await page.getByRole('button', { name: 'Save assignment' }).click();
  await page.getByText('The assignment is saved.').first().waitFor();
}

const slipOf = (slips: readonly Slip[], name: string): Slip => {
  const found = slips.find((slip) => slip.name === name);
  if (!found) throw new Error(`${name} has no slip.`);
  return found;
};

/** On a phone: by the QR code of the slip, or by typing its code. */
async function signInBy(page: Page, slip: Slip, code: string, how: 'scanned' | 'typed'): Promise<void> {
  const ofSlip = { member: slip.memberId, slip: slip.slip };
  await page.goto(classLoginPath(code, how === 'scanned' ? ofSlip : undefined));
  if (how === 'typed') await page.getByLabel('Your name or number').fill(slip.name.toUpperCase());
  await page.getByLabel('PIN').fill(slip.pin);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await page.waitForURL((url) => url.pathname === '/student');
  expect(page.url()).not.toContain(slip.slip);
}

async function writeAssigned(page: Page, quiz: PublishedQuiz): Promise<void> {
  const waiting = page.getByRole('listitem').filter({ hasText: quiz.title });
  await waiting.getByRole('button').click();
  await page.getByRole('button', { name: 'Start Quiz' }).click();
  await page.getByLabel('Carbon dioxide').check();
  await goOnTo(page, 2, 2);
  await page.getByLabel('By the leaves').check();
  await submitQuiz(page);
}

/** The same over the API, as the rest of the class meanwhile. */
async function writeByCalls(slip: Slip, code: string, quiz: PublishedQuiz): Promise<Caller> {
  const answer = await fetch(`${inject('baseUrl')}/auth/login/class`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ classCode: code, member: slip.name, pin: slip.pin }),
  });
  expect(answer.status).toBe(200);
  const { token } = (await answer.json()) as Login;
  const student = callerWith(inject('baseUrl'), { email: '', token });
  await takeQuiz(student, quiz, ['Carbon dioxide', 'By the roots']);
  return student;
}

/** The value of a date and time field, in this machine's time zone. */
const fieldTime = (ms: number): string => {
  const local = new Date(ms - new Date(ms).getTimezoneOffset() * MINUTE_MS);
  return local.toISOString().slice(0, 'yyyy-mm-ddThh:mm'.length);
};

/** Gives all absent students an hour from now. */
async function giveMakeUp(page: Page): Promise<void> {
  await page.reload();
  await page.getByText('Not started 1').click();
  await page.getByText(ABSENT).first().waitFor();
  await page.getByRole('button', { name: 'Select all 1' }).click();
  await page.getByRole('button', { name: 'Give 1 student a make-up time…' }).click();
  const dialog = page.getByRole('dialog', { name: 'Give a make-up time' });
  await dialog.getByText('Correct answers stay hidden from everybody').waitFor();
  await dialog.getByLabel('Opens').fill(fieldTime(Date.now() - MINUTE_MS));
  await dialog.getByLabel('Closes').fill(fieldTime(Date.now() + 60 * MINUTE_MS));
  expect(await axeFindings(page)).toEqual([]);
  await dialog.getByRole('button', { name: 'Give make-up time' }).click();
  await page.getByText('1 student can take the quiz').first().waitFor();
}

/** The correct answers visible to a student. */
async function keyShownTo(student: Caller, { quizId }: PublishedQuiz): Promise<unknown[]> {
  const { evaluatedQuizData } = await student.call<EvaluatedQuiz>('GET', `/api/quiz/${quizId}/evaluated`);
  return Object.values(evaluatedQuizData).map(({ correctAnswer }) => correctAnswer);
}

test('a class of 30 without addresses signs in with slips and writes; an absent student makes it up', async () => {
  const { teacher, quiz } = await aTeacherWithQuiz();
  const desk = await aVisitor();
  await enter(desk.page, teacher);
  const classId = await makeClass(desk.page);
  const { code } = await teacher.call<{ code: string }>('GET', `/api/class/${classId}`);
  const slips = await makeSlips(desk.page);
  // The page would ask whether the slips have been printed.
  await desk.page.close();

  const later = await aVisitor();
  await enter(later.page, teacher);
  await assign(later.page, quiz);
  const present = slips.filter(({ name }) => name !== ABSENT);
  const write = async (slip: Slip, how: 'scanned' | 'typed') => {
    const { page, leave } = await aVisitor(PHONE);
    await signInBy(page, slip, code, how);
    await writeAssigned(page, quiz);
    await leave();
  };
  const [, others] = await Promise.all([
    Promise.all(present.slice(0, 3).map((slip, at) => write(slip, at === 0 ? 'scanned' : 'typed'))),
    Promise.all(present.slice(3).map((slip) => writeByCalls(slip, code, quiz))),
  ]);
  const [somebody] = others;
  if (!somebody) throw new Error('Nobody else was there.');

  await evaluate(teacher, quiz);
  await release(teacher, quiz);
  expect(await keyShownTo(somebody, quiz)).toEqual(['Carbon dioxide', 'By the leaves']);
  await giveMakeUp(later.page);
  expect(await keyShownTo(somebody, quiz)).toEqual([null, null]);
  await write(slipOf(slips, ABSENT), 'scanned');
  await later.page.reload();
  await later.page.getByText('Submitted 30').waitFor();
  await later.leave();
  expect(await keyShownTo(somebody, quiz)).toEqual(['Carbon dioxide', 'By the leaves']);
  const results = await teacher.call<QuizResults>('GET', `/api/quiz/${quiz.quizId}/results`);
  expect(new Set(results.results.map(({ studentName }) => studentName)).size).toBe(30);
});
