import type { Page } from 'playwright-core';
import { expect, inject, test } from 'vitest';
import { type Caller, signIn } from '../../../scripts/demo/caller';
import type { QuizResults } from '../../shared/results/schema';
import { teacherPaths } from '../../shared/teacher-paths';
import { aDomain } from './a-domain';
import { rowsOf, settled } from './bench-hands';
import { axeFindings } from './screens/axe';
import { buildQuiz, buyPlan, evaluate, type PublishedQuiz, publish, takeQuiz } from './screens/classroom';
import { enter } from './screens/page-acts';
import { aVisitor, useBrowser } from './visitor';

useBrowser();

const QUESTIONS = [
  { type: 'short', text: 'What do roots take up?', correctAnswer: 'Water and minerals', maximumMarks: 2 },
  { type: 'short', text: 'Name a noble gas.', correctAnswer: 'Helium', maximumMarks: 2 },
];
const ROOTS = ['earth and stones', 'something from below', 'rain that fell', 'sunlight', 'whatever is there'];

/** A class after the quiz, marked by its teacher and a colleague. */
async function aSharedClass() {
  const domain = aDomain();
  const ann = await signIn(inject('baseUrl'), 'teacher', 'Ann Abel', `ann@${domain}`);
  const ben = await signIn(inject('baseUrl'), 'teacher', 'Ben Brook', `ben@${domain}`);
  await buyPlan(ann);
  const quiz = await publish(ann, await buildQuiz(ann, { title: 'Roots and gases' }, QUESTIONS));
  for (const [at, answer] of ROOTS.entries()) {
    const pupil = await signIn(inject('baseUrl'), 'student', `Pupil ${at + 1}`, `pupil${at}@${domain}`);
    await takeQuiz(pupil, quiz, [answer, `gas number ${at}`]);
  }
  await evaluate(ann, quiz);
  await ann.call('PUT', `/api/quiz/${quiz.quizId}/colleagues`, { email: ben.email, right: 'mark' });
  return { ann, ben, quiz };
}

async function atTheBench(teacher: Caller, { quizId }: PublishedQuiz, width = 1366) {
  const visitor = await aVisitor({ viewport: { width, height: 768 } });
  await enter(visitor.page, teacher);
  await visitor.page.goto(teacherPaths.marks(quizId, { tab: 'questions' }));
  await visitor.page.locator('[data-row]').first().waitFor();
  return visitor;
}

const rowOf = (page: Page, answer: string) => page.locator('[data-row]', { hasText: answer });
const give = (page: Page, answer: string, marks: string) =>
  rowOf(page, answer)
    .getByRole('button', { name: `${marks} of 2`, exact: true })
    .click();
const resultsOf = (teacher: Caller, { quizId }: PublishedQuiz) =>
  teacher.call<QuizResults>('GET', `/api/quiz/${quizId}/results`);

test.concurrent('two colleagues mark the same answers at once, see each other, and lose nothing', async () => {
  const { ann, ben, quiz } = await aSharedClass();
  const one = await atTheBench(ann, quiz);
  const other = await atTheBench(ben, quiz);
  await one.page.getByText('Ben Brook is here, question 1').waitFor();
  await other.page.getByText('Ann Abel is here, question 1').waitFor();
  await one.page.getByRole('navigation', { name: 'Questions' }).getByTitle('Ben Brook is here').waitFor();

  // A decision appears on the colleague's page without moving rows.
  const places = (await rowsOf(other.page)).map(({ key }) => key);
  await give(one.page, 'sunlight', '1');
  await settled(one.page);
  await rowOf(other.page, 'sunlight').getByText('Ann Abel', { exact: true }).waitFor();
  expect((await rowsOf(other.page)).map(({ key }) => key)).toEqual(places);

  // Both decide on the same answer before either page knows of the other's decision.
  await other.context.setOffline(true);
  await give(one.page, 'rain that fell', '2');
  await settled(one.page);
  await give(other.page, 'rain that fell', '½');
  await other.context.setOffline(false);
  const conflict = other.page.getByRole('region', { name: 'Marked by two' });
  await conflict.waitFor();
  expect(await conflict.getByRole('alert').textContent()).toContain('Ann Abel gave 2 marks to this answer');
  expect(await axeFindings(other.page)).toEqual([]);
  await other.page.keyboard.press('m');
  await conflict.waitFor({ state: 'detached' });
  await settled(other.page);
  await rowOf(one.page, 'rain that fell').getByText('Ben Brook', { exact: true }).waitFor();

  await give(other.page, 'earth and stones', '0');
  await settled(other.page);
  const { results } = await resultsOf(ann, quiz);
  const [roots = ''] = quiz.questionIds;
  const marks = results.map(({ answers, evaluationResults: [mark] }) => [
    answers[roots],
    mark?.source === 'teacher' ? [mark.score, mark.markedBy?.name] : null,
  ]);
  expect(Object.fromEntries(marks)).toEqual({
    'earth and stones': [0, 'Ben Brook'],
    'something from below': null,
    'rain that fell': [0.5, 'Ben Brook'],
    sunlight: [1, 'Ann Abel'],
    'whatever is there': null,
  });
  await one.leave();
  await other.leave();
});

test.concurrent('a colleague who leaves disappears, and on a phone the question menu shows who is present', async () => {
  const { ann, ben, quiz } = await aSharedClass();
  const one = await atTheBench(ann, quiz, 360);
  const other = await atTheBench(ben, quiz);
  await one.page.getByRole('option', { name: /Ben Brook is here/ }).waitFor({ state: 'attached' });
  expect(await axeFindings(one.page)).toEqual([]);
  await other.leave();
  await one.page.getByRole('option', { name: /Ben Brook is here/ }).waitFor({ state: 'detached' });
  await one.leave();
});
