import type { Page } from 'playwright-core';
import { beforeEach, expect, inject, test } from 'vitest';
import { type Caller, callerWith, signIn } from '../../../scripts/demo/caller';
import { classLoginPath } from '../../client/rules/classes/login-path';
import type { Login } from '../../shared/account/schema';
import type { Slip } from '../../shared/classes/schema';
import type { EvaluatedQuiz, QuizResults } from '../../shared/results/schema';
import { teacherPaths } from '../../shared/teacher-paths';
import { aDomain } from './a-domain';
import { giveMakeUp, makeClass } from './class-acts';
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

async function aTeacherWithQuiz() {
  const teacher = await signIn(inject('baseUrl'), 'teacher', 'Meera Rao', `meera@${domain}`);
  await buyPlan(teacher);
  const quiz = await buildQuiz(teacher, { title: 'Leaves', totalTimeSeconds: 600 }, questions);
  return { teacher, quiz: await publish(teacher, quiz) };
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

/** The same over the API, as done by the rest of the class. */
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

/** The correct answers visible to a student. */
async function keyShownTo(student: Caller, { quizId }: PublishedQuiz): Promise<unknown[]> {
  const { evaluatedQuizData } = await student.call<EvaluatedQuiz>('GET', `/api/quiz/${quizId}/evaluated`);
  return Object.values(evaluatedQuizData).map(({ correctAnswer }) => correctAnswer);
}

test('a class of 30 without addresses signs in with slips and writes; an absent student makes it up', async () => {
  const { teacher, quiz } = await aTeacherWithQuiz();
  const desk = await aVisitor();
  await enter(desk.page, teacher);
  await visit(desk.page, teacherPaths.classes, 'Classes');
  const look = async () => expect(await axeFindings(desk.page)).toEqual([]);
  const classId = await makeClass(desk.page, { name: '7b', list: names, look });
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
  await later.page.reload();
  await giveMakeUp(later.page, {
    absent: ABSENT,
    look: async (dialog) => {
      await dialog.getByText('Correct answers stay hidden from everybody').waitFor();
      expect(await axeFindings(later.page)).toEqual([]);
    },
  });
  expect(await keyShownTo(somebody, quiz)).toEqual([null, null]);
  await write(slipOf(slips, ABSENT), 'scanned');
  await later.page.reload();
  await later.page.getByText('Submitted 30').waitFor();
  await later.leave();
  expect(await keyShownTo(somebody, quiz)).toEqual(['Carbon dioxide', 'By the leaves']);
  const results = await teacher.call<QuizResults>('GET', `/api/quiz/${quiz.quizId}/results`);
  expect(new Set(results.results.map(({ studentName }) => studentName)).size).toBe(30);
});
