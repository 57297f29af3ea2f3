import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { aPublishedQuiz, aStarter } from '../../../../server/testing/factories';
import { aWorld } from '../../../../server/testing/world';
import { visit } from '../../../testing/visit';

/** Sam on the page of a running quiz. */
async function aMessagedStudent(...sent: readonly string[]) {
  const world = aWorld();
  const quiz = await aPublishedQuiz(world);
  const { attemptId } = await aStarter(world, quiz, 'Sam');
  const send = (text: string) =>
    quiz.teacher.mutate('supervision.sendMessage', { quizId: quiz.quizId, attemptId, text });
  for (const text of sent) await send(text);
  const open = async () => {
    const page = await visit(world, `/student?quizId=${quiz.shareId}`, { as: 'student', name: 'Sam' });
    await screen.findByText('Question 1 of 5');
    return page;
  };
  return { send, open };
}

const main = () => screen.getByRole('main');

test('the teacher’s message is above the question, and several messages are together', async () => {
  const { open } = await aMessagedStudent('Ten minutes left.', 'Question 3: choose all that apply.');
  await open();
  expect(await within(main()).findByText('2 messages from your teacher')).toBeDefined();
  const items = screen.getAllByRole('listitem').map(({ textContent }) => textContent);
  expect(items).toContain('Ten minutes left.');
  expect(
    await screen.findByText('Message from your teacher: Question 3: choose all that apply.'),
  ).toBeDefined();
});

test('a dismissed message does not return on this device, and the next one is shown', async () => {
  const { open, send } = await aMessagedStudent('Ten minutes left.');
  const first = await open();
  await within(main()).findByText('Message from your teacher');
  await first.user.click(screen.getByRole('button', { name: 'Dismiss' }));
  expect(within(main()).queryByText('Ten minutes left.')).toBeNull();
  expect(document.activeElement).toBe(main());
  first.leave();
  await send('Five minutes left.');
  await open();
  expect(await within(main()).findByText('Five minutes left.')).toBeDefined();
  expect(within(main()).queryByText('Ten minutes left.')).toBeNull();
});
