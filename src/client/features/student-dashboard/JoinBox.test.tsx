import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { aPublishedQuiz } from '../../../server/testing/factories';
import { aWorld } from '../../../server/testing/world';
import { visit } from '../../testing/visit';

async function atTheJoinBox() {
  const world = aWorld();
  const quiz = await aPublishedQuiz(world, { settings: { title: 'Cells' } });
  const { user, network } = await visit(world, '/student', { as: 'student', name: 'Sam' });
  const field = await screen.findByLabelText<HTMLInputElement>('Quiz ID');
  return { user, network, field, ...quiz };
}

const announcedError = (field: HTMLElement) =>
  document.getElementById(field.getAttribute('aria-describedby') ?? '')?.textContent;

test('a student who types a quiz ID reads the rules before it starts', async () => {
  const { user, field, shareId } = await atTheJoinBox();
  await user.type(field, `${shareId.toLowerCase()}{Enter}`);
  expect((await screen.findByRole('heading', { name: 'Cells' })).tagName).toBe('H1');
  expect(screen.getByRole('button', { name: /^Start Quiz/ })).toBeDefined();
});

test('a pasted link is shown as its ID', async () => {
  const { user, field, shareId } = await atTheJoinBox();
  await user.click(field);
  await user.paste(`https://school.example/student?quizId=${shareId}`);
  expect(field.value).toBe(shareId);
  await user.click(screen.getByRole('button', { name: /^Join Quiz/ }));
  await screen.findByRole('heading', { name: 'Cells' });
});

test('without an ID the field reports it and takes the focus', async () => {
  const { user, field } = await atTheJoinBox();
  await user.click(screen.getByRole('button', { name: /^Join Quiz/ }));
  expect(announcedError(field)).toBe('Please enter a quiz ID');
  expect(document.activeElement).toBe(field);
});

test('an unknown ID is refused under the field, until the input changes', async () => {
  const { user, field } = await atTheJoinBox();
  await user.type(field, 'NOSUCHID{Enter}');
  await expect.poll(() => announcedError(field)).toBe('Quiz not found or not published');
  expect(field.getAttribute('aria-invalid')).toBe('true');
  await user.type(field, '2');
  expect(field.hasAttribute('aria-invalid')).toBe(false);
});

test('when the server cannot be reached, the typed ID stays', async () => {
  const { user, network, field, shareId } = await atTheJoinBox();
  network.goAway();
  await user.type(field, `${shareId}{Enter}`);
  await expect.poll(() => announcedError(field)).toBe('Failed to join quiz');
  expect(field.value).toBe(shareId);
  network.comeBack();
  await user.click(screen.getByRole('button', { name: /^Join Quiz/ }));
  await screen.findByRole('heading', { name: 'Cells' });
});
