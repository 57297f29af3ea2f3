import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { aWorld } from '../../../server/testing/world';
import type { Quiz } from '../../../shared/quiz/schema';
import { visit } from '../../testing/visit';

const GAS = { type: 'mcq', text: 'Which is a gas?', options: ['Helium', 'Iron'], correctAnswer: 'Helium' };

test('an option’s feedback is written in its row and stays with it when it is renamed', async () => {
  const world = aWorld();
  const teacher = await world.signIn('teacher', 'Ann');
  const { _id: quizId } = (await teacher.rest('POST', '/quiz/', { title: 'Gases' })).body;
  const { _id } = (await teacher.rest('POST', '/question/', { quizId, ...GAS })).body;
  const stored = async () =>
    ((await teacher.query('quizzes.get', { quizId })).body as Quiz).questions[0] as object;
  const address = `/teacher/quizzes/${quizId}/questions/${_id}`;
  const { user } = await visit(world, address, { as: 'teacher', name: 'Ann' });

  await user.click(await screen.findByRole('button', { name: 'Add feedback on option 2' }));
  expect(document.activeElement).toBe(screen.getByLabelText('Feedback on option 2'));
  await user.keyboard('A metal.');
  await waitFor(async () => expect(await stored()).toMatchObject({ feedback: { Iron: 'A metal.' } }));
  await user.type(screen.getByLabelText('Option 2'), ' (Fe)');
  const renamed = { options: ['Helium', 'Iron (Fe)'], feedback: { 'Iron (Fe)': 'A metal.' } };
  await waitFor(async () => expect(await stored()).toMatchObject(renamed));
  // Enter moves between options, skipping their feedback.
  await user.type(screen.getByLabelText('Option 1'), '{Enter}');
  await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('Option 2')));
});

test('another option’s weight is set in its row, and the key has none', async () => {
  const world = aWorld();
  const teacher = await world.signIn('teacher', 'Ann');
  const { _id: quizId } = (await teacher.rest('POST', '/quiz/', { title: 'Gases' })).body;
  const { _id } = (await teacher.rest('POST', '/question/', { quizId, ...GAS })).body;
  const stored = async () =>
    ((await teacher.query('quizzes.get', { quizId })).body as Quiz).questions[0] as object;
  const address = `/teacher/quizzes/${quizId}/questions/${_id}`;
  const { user } = await visit(world, address, { as: 'teacher', name: 'Ann' });

  await user.click(await screen.findByRole('button', { name: 'Set what option 2 earns' }));
  expect(screen.queryByRole('button', { name: 'Set what option 1 earns' })).toBeNull();
  await user.keyboard('50');
  await waitFor(async () => expect(await stored()).toMatchObject({ weights: { Iron: 50 } }));
  await user.type(screen.getByLabelText('Percent of the marks for option 2'), '0');
  await user.click(screen.getByRole('button', { name: /^Save/ }));
  await screen.findAllByText('What another option earns must be from 0 to 99 percent');
});
