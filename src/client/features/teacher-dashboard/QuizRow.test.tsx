import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { aPublishedQuiz, aStarter } from '../../../server/testing/factories';
import { questionForm, sampleQuestions } from '../../../server/testing/sample-questions';
import { aWorld } from '../../../server/testing/world';
import { paths } from '../../../shared/paths';
import { visit } from '../../testing/visit';

/** Ann at her desk, on which one quiz with a question lies that nobody may take yet. */
async function aDraftOnTheDesk() {
  const world = aWorld();
  const ann = await world.signIn('teacher', 'Ann');
  const quizId: string = (await ann.rest('POST', '/quiz/', { title: 'Cells' })).body._id;
  await ann.rest('POST', '/question/', questionForm(sampleQuestions[0], quizId));
  return { ann, ...(await openDesk(world)) };
}

async function openDesk(world: ReturnType<typeof aWorld>) {
  const page = await visit(world, paths.teacher, { as: 'teacher', name: 'Ann' });
  await screen.findByRole('heading', { name: 'Cells' });
  return page;
}

const titlesOf = async (ann: Awaited<ReturnType<typeof aDraftOnTheDesk>>['ann']) =>
  (await ann.query('quizzes.dashboard')).body.quizzes.map(({ title }: { title: string }) => title);

test('to publish without a plan leads to the plans, and the quiz stays a draft', async () => {
  const { user, ann } = await aDraftOnTheDesk();
  await user.click(screen.getByRole('button', { name: /^Publish/ }));
  await screen.findByRole('heading', { name: 'Plan Required' });
  expect((await ann.query('quizzes.dashboard')).body.quizzes[0].isPublished).toBe(false);
  await user.click(screen.getByRole('button', { name: 'View Plans' }));
  await screen.findByRole('heading', { name: 'Premium Plan' });
});

test('a quiz is duplicated by its menu', async () => {
  const { user } = await aDraftOnTheDesk();
  await screen.findByRole('button', { name: 'More for Cells' });
  await expect
    .poll(() => screen.getByRole<HTMLButtonElement>('button', { name: 'More for Cells' }).disabled)
    .toBe(false);
  await user.click(screen.getByRole('button', { name: 'More for Cells' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Duplicate' }));
  await expect.poll(() => screen.getAllByRole('heading', { name: /Cells/ }).length).toBe(2);
});

test('a quiz is deleted after one question, and comes back from the trash', async () => {
  const { user, ann } = await aDraftOnTheDesk();
  await user.click(screen.getByRole('button', { name: 'Delete Cells' }));
  const question = within(await screen.findByRole('alertdialog', { name: 'Delete “Cells”?' }));
  await user.click(question.getByRole('button', { name: /^Delete/ }));
  await screen.findByText('No quizzes yet');
  expect(await titlesOf(ann)).toEqual([]);
  await user.click(screen.getByRole('button', { name: 'Trash' }));
  await user.click(await screen.findByRole('button', { name: 'Restore “Cells”' }));
  await screen.findByText('“Cells” is back in your quizzes.');
  expect(await titlesOf(ann)).toEqual(['Cells']);
});

test('a quiz that students have begun is deleted only by its title', async () => {
  const world = aWorld();
  const quiz = await aPublishedQuiz(world);
  await aStarter(world, quiz, 'Sam');
  const { user } = await openDesk(world);
  await user.click(screen.getByRole('button', { name: 'Delete Cells' }));
  const dialog = within(await screen.findByRole('alertdialog', { name: 'Delete “Cells”?' }));
  expect(dialog.getByText(/1 student is still working/)).toBeDefined();
  const field = dialog.getByLabelText('Type the title of the quiz to delete it');
  expect(document.activeElement).toBe(field);
  await user.type(field, 'Cell{Enter}');
  expect(dialog.getByText('This is not the title of the quiz.')).toBeDefined();
  expect(await titlesOf(quiz.teacher)).toEqual(['Cells']);
  await user.type(field, 's{Enter}');
  await screen.findByText('No quizzes yet');
  expect(await titlesOf(quiz.teacher)).toEqual([]);
});

test('what cannot be deleted stays, and the row says so until it is read', async () => {
  const { user, network } = await aDraftOnTheDesk();
  network.goAway();
  await user.click(screen.getByRole('button', { name: 'Delete Cells' }));
  await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: /^Delete/ }));
  expect((await screen.findByRole('alert')).textContent).toContain(
    'Failed to delete quiz. Please try again.',
  );
  await user.click(screen.getByRole('button', { name: 'Dismiss' }));
  expect(screen.queryByRole('alert')).toBeNull();
  expect(screen.getByRole('heading', { name: 'Cells' })).toBeDefined();
});

test('whether a quiz takes responses is asked and changed in its row', async () => {
  const world = aWorld();
  const quiz = await aPublishedQuiz(world);
  const { user } = await openDesk(world);
  const isAccepting = async () =>
    (await quiz.teacher.query('quizzes.dashboard')).body.quizzes[0].acceptingResponses;
  await user.click(screen.getByRole('button', { name: 'Stop Responses' }));
  expect(await isAccepting()).toBe(true);
  await user.click(
    within(await screen.findByRole('alertdialog')).getByRole('button', { name: /^Stop Responses/ }),
  );
  await screen.findByRole('button', { name: 'Start Responses' });
  expect(await isAccepting()).toBe(false);
});
