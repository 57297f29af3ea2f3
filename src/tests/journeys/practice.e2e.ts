import type { Page } from 'playwright-core';
import { beforeEach, expect, inject, test } from 'vitest';
import { signIn } from '../../../scripts/demo/caller';
import { practicePath } from '../../shared/paths';
import { teacherPaths } from '../../shared/teacher-paths';
import { aDomain } from './a-domain';
import { axeFindings } from './screens/axe';
import {
  buildQuiz,
  buyPlan,
  closeResponses,
  evaluate,
  openResponses,
  type PublishedQuiz,
  publish,
  release,
  takeQuiz,
} from './screens/classroom';
import { enter, visit } from './screens/page-acts';
import { aVisitor, useBrowser } from './visitor';

let domain: string;
useBrowser();
beforeEach(() => {
  domain = aDomain();
});

const AIR = {
  ...{ type: 'mcq', text: 'What do plants take from the air?', maximumMarks: 2 },
  options: ['Iron', 'Carbon dioxide'],
  correctAnswer: 'Carbon dioxide',
  explanation: 'It comes in by the leaves.',
};
const SUGAR = {
  ...{ type: 'short', text: 'What do plants make of it?', maximumMarks: 1 },
  correctAnswer: 'Sugar',
};
const PHONE = { viewport: { width: 360, height: 740 } };

/** A quiz that Asha has taken, marked and released; nobody can start it any more. */
async function aReleasedQuiz() {
  const site = inject('baseUrl');
  const teacher = await signIn(site, 'teacher', 'Meera Rao', `meera@${domain}`);
  await buyPlan(teacher);
  const settings = { title: 'Leaves', totalTimeSeconds: 600, shuffleQuestions: false };
  const quiz = await publish(teacher, await buildQuiz(teacher, settings, [AIR, SUGAR]));
  const asha = await signIn(site, 'student', 'Asha Kumar', `asha@${domain}`);
  await takeQuiz(asha, quiz, ['Iron', 'Salt']);
  await closeResponses(teacher, quiz);
  await evaluate(teacher, quiz);
  await release(teacher, quiz);
  return { teacher, asha, quiz };
}

async function openForPractice(page: Page, { quizId, title }: PublishedQuiz): Promise<void> {
  await visit(page, teacherPaths.share(quizId), title);
  await page.getByRole('button', { name: 'Open for practice…' }).click();
  const dialog = page.getByRole('dialog', { name: 'Open “Leaves” for practice' });
  await dialog.getByText('2 questions can be practised.').waitFor();
  expect(await axeFindings(page)).toEqual([]);
  await dialog.getByRole('button', { name: 'Open for practice' }).click();
  await dialog.waitFor({ state: 'detached' });
  await page.getByText('Nobody has practised yet').waitFor();
}

const focused = (page: Page) => page.evaluate(() => document.activeElement?.textContent ?? '');

test('a pupil practises a released quiz on a phone by the keyboard alone: wrong, told why, asked again, right, done', async () => {
  const { teacher, asha, quiz } = await aReleasedQuiz();
  const desk = await aVisitor();
  await enter(desk.page, teacher);
  await openForPractice(desk.page, quiz);

  const { page, leave } = await aVisitor(PHONE);
  await enter(page, asha);
  await visit(page, '/student', /Welcome/);
  const set = page.getByRole('link', { name: /^Leaves .*2 new/ });
  await set.waitFor();
  expect(await axeFindings(page)).toEqual([]);
  await set.press('Enter');

  await page.getByText('Nothing here counts.').waitFor();
  await page.getByText('0 of 2 today').waitFor();
  expect(await focused(page)).toContain(AIR.text);
  expect(await axeFindings(page)).toEqual([]);
  await page.getByLabel('Iron').press('Space');
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { name: 'Incorrect' }).waitFor();
  expect(await focused(page)).toBe('Incorrect');
  await page.getByText('It comes in by the leaves.').waitFor();
  await page.getByText('It comes again in a minute.').waitFor();
  expect(await axeFindings(page)).toEqual([]);

  await page.keyboard.press('Enter');
  await page.getByText(SUGAR.text).waitFor();
  await page.getByLabel('Your answer').fill('sugar');
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { name: 'Correct', exact: true }).waitFor();
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { name: 'Done for now' }).waitFor();
  await page.getByText('1 answer to practise again').waitFor();
  expect(await axeFindings(page)).toEqual([]);

  // The wrong one is due first: within the same day, and here ahead of its minute.
  await page.getByRole('button', { name: 'Practise ahead' }).press('Enter');
  await page.getByText(AIR.text).waitFor();
  await page.getByLabel('Carbon dioxide').press('Space');
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { name: 'Correct', exact: true }).waitFor();
  await leave();

  await desk.page.reload();
  await desk.page.getByText('1 student practised').waitFor();
  expect(await axeFindings(desk.page)).toEqual([]);
  await desk.leave();
});

test('a quiz that can be started again holds its questions back at once, also the one that is on the screen', async () => {
  const { teacher, asha, quiz } = await aReleasedQuiz();
  const { _id } = await teacher.call<{ _id: string }>('POST', '/api/practice/', { quizId: quiz.quizId });
  const { page, leave } = await aVisitor(PHONE);
  await enter(page, asha);
  await visit(page, practicePath(_id), 'Practice: Leaves');
  await page.getByLabel('Carbon dioxide').press('Space');

  await openResponses(teacher, quiz);
  await page.keyboard.press('Enter');
  await page.getByText('This question is in a quiz that somebody still takes.').waitFor();
  expect(await page.getByText(AIR.explanation).count()).toBe(0);
  expect(await axeFindings(page)).toEqual([]);
  await page.getByRole('button', { name: 'Next' }).press('Enter');
  await page.getByText('Its questions cannot be practised just now').waitFor();
  await page.getByRole('link', { name: 'Back to your quizzes' }).last().press('Enter');
  await page.getByText('nothing just now').waitFor();

  const desk = await aVisitor();
  await enter(desk.page, teacher);
  await visit(desk.page, teacherPaths.practiceSets, 'Practice');
  await desk.page.getByText('2 questions: “Leaves” can still be started.').waitFor();
  await closeResponses(teacher, quiz);
  await desk.page.reload();
  await desk.page.getByText('2 questions can be practised.').waitFor();
  await desk.page.getByRole('button', { name: 'End practice of Leaves' }).press('Enter');
  await desk.page.getByText('Nothing is open for practice').waitFor();
  expect(await axeFindings(desk.page)).toEqual([]);
  const told = page.waitForResponse(/practice\.list/);
  await page.reload();
  await (await told).finished();
  await page.getByRole('heading', { name: 'Your Quiz Attempts' }).waitFor();
  expect(await page.getByRole('region', { name: 'Practice' }).count()).toBe(0);

  await desk.page.getByRole('button', { name: 'Undo' }).press('Enter');
  await desk.page.getByText('2 questions can be practised.').waitFor();
  await page.reload();
  await page.getByRole('link', { name: /^Leaves .*2 new/ }).waitFor();
  await Promise.all([leave(), desk.leave()]);
});
