import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { aPublishedQuiz, aStarter, aSubmitter, evaluate } from '../../../server/testing/factories';
import { questionForm, sampleQuestions } from '../../../server/testing/sample-questions';
import { buyPlan } from '../../../server/testing/stage';
import { aWorld } from '../../../server/testing/world';
import { teacherPaths } from '../../../shared/teacher-paths';
import { visit } from '../../testing/visit';

const ann = { as: 'teacher', name: 'Ann' } as const;

const tab = (name: RegExp) =>
  within(screen.getByRole('navigation', { name: 'Quiz' })).getByRole('link', { name });

test('a draft is labelled as one and can be published from any of its tabs', async () => {
  const world = aWorld();
  const teacher = await world.signIn('teacher', 'Ann');
  await buyPlan(teacher);
  const quizId: string = (await teacher.rest('POST', '/quiz/', { title: 'Cells' })).body._id;
  await teacher.rest('POST', '/question/', questionForm(sampleQuestions[0], quizId));
  const { user } = await visit(world, teacherPaths.share(quizId), ann);
  await screen.findByRole('heading', { level: 1, name: 'Cells' });
  expect(screen.getByText('Draft')).toBeDefined();
  expect(screen.getByText(/1 question · .*30 minutes/)).toBeDefined();
  await user.click(screen.getByRole('button', { name: /^Publish/ }));
  await screen.findByRole('heading', { name: /Quiz published successfully! Share ID: / });
  await user.click(screen.getByRole('button', { name: 'Done' }));
  await screen.findByRole('heading', { name: 'How students join' });
  expect(screen.getByText('Published')).toBeDefined();
});

test('after publishing the focus is on the next step, where Publish was', async () => {
  const world = aWorld();
  const teacher = await world.signIn('teacher', 'Ann');
  await buyPlan(teacher);
  const quizId: string = (await teacher.rest('POST', '/quiz/', { title: 'Cells' })).body._id;
  await teacher.rest('POST', '/question/', questionForm(sampleQuestions[0], quizId));
  const { user } = await visit(world, teacherPaths.questions(quizId), ann);
  await user.click(await screen.findByRole('button', { name: /^Publish/ }));
  await user.click(await screen.findByRole('button', { name: 'Done' }));
  await expect.poll(() => document.activeElement?.textContent).toBe('Share');
  expect(document.activeElement?.closest('nav')).toBeNull();
});

test('the next step of a published quiz is to share it, without a button on that page', async () => {
  const world = aWorld();
  const quiz = await aPublishedQuiz(world);
  const { user } = await visit(world, teacherPaths.statistics(quiz.quizId), ann);
  await screen.findByText('Published');
  const isNext = (link: HTMLElement) => !link.closest('nav');
  const next = screen.getAllByRole('link', { name: 'Share' }).find(isNext);
  expect(next?.getAttribute('href')).toBe(teacherPaths.share(quiz.quizId));
  await user.click(tab(/^Share/));
  await screen.findByRole('heading', { name: 'How students join' });
  expect(screen.getAllByRole('link', { name: 'Share' }).filter(isNext)).toEqual([]);
});

test('the tabs show their counts and which one is open', async () => {
  const world = aWorld();
  const quiz = await aPublishedQuiz(world);
  await aStarter(world, quiz, 'Sam');
  const { user } = await visit(world, teacherPaths.share(quiz.quizId), ann);
  await screen.findByText('Accepting Responses');
  expect(tab(/^Live/).textContent).toBe('Live 1');
  expect(tab(/^Share/).getAttribute('aria-current')).toBe('page');
  await user.click(tab(/^Statistics/));
  await screen.findByRole('heading', { name: 'Quiz Evaluation' });
  expect(tab(/^Statistics/).getAttribute('aria-current')).toBe('page');
  expect(tab(/^Share/).getAttribute('aria-current')).toBeNull();
});

test('submissions are counted in the head, and marking is the next step', async () => {
  const world = aWorld();
  const quiz = await aPublishedQuiz(world);
  await aSubmitter(world, quiz);
  await visit(world, teacherPaths.share(quiz.quizId), ann);
  expect((await screen.findByRole('link', { name: 'Evaluate' })).getAttribute('href')).toBe(
    teacherPaths.marks(quiz.quizId),
  );
  expect(screen.getByText(/1 of 1 student submitted/)).toBeDefined();
});

test('an evaluated quiz is released on the page of its marks', async () => {
  const world = aWorld();
  const quiz = await aPublishedQuiz(world);
  await aSubmitter(world, quiz);
  await evaluate(world, quiz);
  const { user } = await visit(world, teacherPaths.share(quiz.quizId), ann);
  await user.click(await screen.findByRole('link', { name: /^(Release|Mark \d+)$/ }));
  await screen.findByRole('button', { name: 'Release Scores' });
  expect(screen.queryByRole('link', { name: /^(Release|Mark \d+)$/ })).toBeNull();
});

test('one button of the head stands out: the next step', async () => {
  const world = aWorld();
  const quiz = await aPublishedQuiz(world);
  await aSubmitter(world, quiz);
  const { leave } = await visit(world, teacherPaths.statistics(quiz.quizId), ann);
  await screen.findByRole('button', { name: 'Start evaluation' });
  await expect.poll(standsOut).toEqual(['Start evaluation']);
  leave();
  await aStarter(world, quiz, 'Tia');
  await visit(world, teacherPaths.marks(quiz.quizId), ann);
  await screen.findByRole('button', { name: 'Start evaluation' });
  await expect.poll(standsOut).toEqual(['Watch']);
});

test('scores can be released with marking left, but marking is the solid button', async () => {
  const world = aWorld();
  const quiz = await aPublishedQuiz(world);
  const short = sampleQuestions.findIndex(({ type }) => type === 'short');
  await aSubmitter(world, quiz, {
    answers: { [quiz.questionIds[short] ?? '']: 'something that nobody has thought of' },
  });
  await evaluate(world, quiz);
  await visit(world, teacherPaths.statistics(quiz.quizId), ann);
  await screen.findByRole('button', { name: 'Release Scores' });
  await expect.poll(standsOut).toEqual([expect.stringMatching(/^Mark \d+$/)]);
});

/** The labels of the page's solid buttons. */
const standsOut = () =>
  [...document.querySelectorAll('main :is(a, button)')]
    .filter(({ className }) => /(^|\W|_)primary(_|\W|$)/.test(className))
    .map(({ textContent }) => textContent);

test('a given mark counts in the head immediately', async () => {
  const world = aWorld();
  const quiz = await aPublishedQuiz(world);
  const short = sampleQuestions.findIndex(({ type }) => type === 'short');
  const questionId = quiz.questionIds[short] ?? '';
  await aSubmitter(world, quiz, { answers: { [questionId]: 'something that nobody has thought of' } });
  await quiz.teacher.rest('PUT', `/quiz/${quiz.quizId}/toggle-responses`, { acceptingResponses: false });
  await evaluate(world, quiz);
  const { user } = await visit(
    world,
    teacherPaths.marks(quiz.quizId, { tab: 'questions', question: questionId }),
    ann,
  );
  const [nothing] = await screen.findAllByRole('button', { name: /^0 of/ });
  const before = tab(/^Marks/).textContent;
  if (nothing) await user.click(nothing);
  await expect.poll(() => tab(/^Marks/).textContent).not.toBe(before);
});

test('deleting a quiz from its own page leads back to the list', async () => {
  const world = aWorld();
  const quiz = await aPublishedQuiz(world);
  const { user } = await visit(world, teacherPaths.share(quiz.quizId), ann);
  const more = await screen.findByRole<HTMLButtonElement>('button', { name: /^More for/ });
  await expect
    .poll(() => screen.getByRole<HTMLButtonElement>('button', { name: /^More for/ }).disabled)
    .toBe(false);
  await user.click(more.isConnected ? more : screen.getByRole('button', { name: /^More for/ }));
  await user.click(await screen.findByRole('menuitem', { name: 'Delete' }));
  const question = within(await screen.findByRole('alertdialog'));
  await user.click(question.getByRole('button', { name: /^Delete/ }));
  await screen.findByRole('heading', { name: /^Welcome, / });
});
