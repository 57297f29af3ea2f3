import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { aPublishedQuiz } from '../../../server/testing/factories';
import { aClock } from '../../../server/testing/manual-clock';
import { aWorld } from '../../../server/testing/world';
import { visit } from '../../testing/visit';

const QUESTIONS = ['First?', 'Second?'].map((text) => ({
  ...{ type: 'short', text, correctAnswer: 'Yes', maximumMarks: 1 },
}));

/** Sam's quiz was started on this device, and its page closed. */
async function aQuizLeftOpen() {
  // Stored data expires after a day by the device's clock.
  const clock = aClock(Date.now());
  const world = aWorld({ clock });
  const quiz = await aPublishedQuiz(world, {
    settings: { title: 'Cells', totalTimeSeconds: 600, allowNavigation: true },
    questions: QUESTIONS,
  });
  const first = await visit(world, `/student?quizId=${quiz.shareId}`, { as: 'student', name: 'Sam' });
  await first.user.click(await screen.findByRole('button', { name: /^Start Quiz/ }));
  await first.user.type(await screen.findByRole('textbox'), 'Chlorophyll');
  await expect.poll(() => localStorage.getItem('activeQuizState')).toContain('Chlorophyll');
  first.leave();
  return { world, clock, ...quiz };
}

test('a quiz left on this device is offered again, with the time left by the server’s clock', async () => {
  const { world, clock } = await aQuizLeftOpen();
  clock.advance(60_000);
  await visit(world, '/student');
  const dialog = within(await screen.findByRole('dialog', { name: 'Resume Quiz?' }));
  expect(dialog.getByText('Cells')).toBeDefined();
  expect(dialog.getByText('question 1 of 2')).toBeDefined();
  await dialog.findByText('Time left now: 09:00');
});

test('Resume opens the quiz with the typed answers', async () => {
  const { world } = await aQuizLeftOpen();
  const { user } = await visit(world, '/student');
  await user.click(await screen.findByRole('button', { name: /^Resume Quiz/ }));
  await screen.findByDisplayValue('Chlorophyll');
});

test('Start Fresh closes the offer; the attempt stays in the list', async () => {
  const { world } = await aQuizLeftOpen();
  const { user } = await visit(world, '/student');
  await user.click(await screen.findByRole('button', { name: 'Start Fresh' }));
  expect(screen.queryByRole('dialog')).toBeNull();
  await screen.findByRole('button', { name: /^Continue/ });
});

test('without a connection the quiz continues from the device, and the offer says so', async () => {
  const { world } = await aQuizLeftOpen();
  const { user, network } = await visit(world, '/student');
  network.goAway();
  await screen.findByText(/You are offline/);
  await user.click(screen.getByRole('button', { name: /^Resume Quiz/ }));
  await screen.findByDisplayValue('Chlorophyll');
});

test('a quiz whose time ended while the page was closed is not offered', async () => {
  const { world, clock, quizId } = await aQuizLeftOpen();
  clock.advance(700_000);
  await (await world.signIn('student', 'Sam')).rest('GET', `/quiz/${quizId}/evaluated`);
  await visit(world, '/student');
  await screen.findByRole('heading', { name: 'Welcome, Sam' });
  expect(screen.queryByRole('button', { name: 'Start Fresh' })).toBeNull();
});
