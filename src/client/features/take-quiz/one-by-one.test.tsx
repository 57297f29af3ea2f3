import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { aPublishedQuiz } from '../../../server/testing/factories';
import { aClock } from '../../../server/testing/manual-clock';
import { aWorld } from '../../../server/testing/world';
import { visit } from '../../testing/visit';

const QUESTIONS = ['First?', 'Second?', 'Third?', 'Fourth?'].map((text) => ({
  ...{ type: 'short', text, correctAnswer: 'Yes', maximumMarks: 1, timeLimit: 600 },
}));

/** Sam at the start card of a quiz that sends its questions one by one. */
async function aStartCard() {
  const world = aWorld({ clock: aClock(Date.now()) });
  const settings = { useQuestionTimer: true, sendOneByOne: true };
  const { shareId, quizId } = await aPublishedQuiz(world, { settings, questions: QUESTIONS });
  const page = await visit(world, `/student?quizId=${shareId}`, { as: 'student', name: 'Sam' });
  const student = await world.signIn('student', 'Sam');
  return { ...page, student, shareId, quizId };
}

const next = () => screen.getByRole('button', { name: /^Next/ });

async function boxOf(question: string) {
  return within(await screen.findByRole('group', { name: question })).getByRole('textbox');
}

test('without a network at a step the page says so, waits, keeps the input, and continues by itself', async () => {
  const { user, network, student, shareId } = await aStartCard();
  await screen.findByText('This quiz sends its questions one by one: you need the network at each question.');
  await user.click(await screen.findByRole('button', { name: /^Start Quiz/ }));
  await user.type(await boxOf('First?'), 'Chlorophyll');
  await user.click(next());
  await user.type(await boxOf('Second?'), 'Sunlight');

  network.goAway();
  await user.click(next());
  await screen.findByText(/^You are offline\. The next question comes by itself once the network is back/);
  screen.getByText('Waiting for question 3…');
  expect(next().hasAttribute('disabled')).toBe(true);
  expect(document.body.textContent).not.toContain('Third?');
  expect(localStorage.getItem('activeQuizState')).toContain('Sunlight');

  network.comeBack();
  window.dispatchEvent(new Event('online'));
  await boxOf('Third?');
  expect(screen.queryByText(/^You are offline/)).toBeNull();
  const { body } = await student.rest('POST', '/student/attempt', { shareId });
  expect(Object.values(body.attempt.answers)).toEqual(['Chlorophyll', 'Sunlight']);
});
