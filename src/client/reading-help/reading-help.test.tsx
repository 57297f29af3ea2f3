import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { aClass, aMember } from '../../server/testing/a-class';
import { aPublishedQuiz } from '../../server/testing/factories';
import { aWorld, type World } from '../../server/testing/world';
import { STORAGE_KEYS } from '../../shared/constants';
import { visit } from '../testing/visit';

const root = document.documentElement.dataset;
const panel = async () => within(await screen.findByRole('dialog', { name: 'Reading help' }));
const helpButton = () => screen.findByRole('button', { name: 'Reading help' });

/** The dashboard of a student whose account is known on this computer. */
async function visitAs(world: World, name: string, address = '/student') {
  const { accountId } = await world.signIn('student', name);
  localStorage.setItem(STORAGE_KEYS.account, accountId);
  const page = await visit(world, address, { as: 'student', name });
  await screen.findByRole('heading', { level: 1 });
  return page;
}

test('a student’s choices take effect immediately, persist, and do not apply to the next student', async () => {
  const world = aWorld();
  const { user, leave } = await visitAs(world, 'Nia');
  await user.click(await helpButton());
  const switches = await panel();
  await user.click(switches.getByRole('checkbox', { name: 'Larger text' }));
  await user.click(switches.getByRole('checkbox', { name: 'Wider spacing' }));
  expect(root.text).toBe('larger');
  await expect.poll(() => root.spacing).toBe('wider');
  leave();
  expect([root.text, root.spacing]).toEqual([undefined, undefined]);

  const next = await visitAs(world, 'Olu');
  await next.user.click(await helpButton());
  for (const box of (await panel()).getAllByRole<HTMLInputElement>('checkbox'))
    expect(box.checked).toBe(false);
  expect(root.text).toBeUndefined();
  next.leave();

  const again = await visitAs(world, 'Nia');
  expect(root.text).toBe('larger');
  await expect.poll(() => root.spacing).toBe('wider');
  await again.user.click(await helpButton());
  await again.user.click((await panel()).getByRole('checkbox', { name: 'Larger text' }));
  expect([root.text, root.spacing]).toEqual([undefined, 'wider']);
});

test('without a known account nothing is stored on the computer', async () => {
  const { user } = await visit(aWorld(), '/student', { as: 'student', name: 'Nia' });
  await user.click(await helpButton());
  await user.click((await panel()).getByRole('checkbox', { name: 'Larger text' }));
  expect(root.text).toBe('larger');
  expect(Object.keys({ ...localStorage }).filter((key) => key.startsWith('readingHelp'))).toEqual([]);
});

test('a quiz’s card leads to the switches, and they apply in the quiz', async () => {
  const world = aWorld();
  const { shareId } = await aPublishedQuiz(world);
  const { user } = await visitAs(world, 'Nia', `/student?quizId=${shareId}`);
  await user.click(within(await screen.findByRole('region')).getByRole('button', { name: 'Reading help' }));
  await user.click((await panel()).getByRole('checkbox', { name: 'Calm clock' }));
  await user.click(screen.getByRole('button', { name: 'Close' }));
  await user.click(screen.getByRole('button', { name: /^Start Quiz/ }));
  expect((await screen.findByRole('timer')).textContent).toMatch(/^\d+ min$/);
});

test('the teacher’s settings stay on, and the student’s switches add to them', async () => {
  const world = aWorld();
  const { teacher, shareId } = await aPublishedQuiz(world);
  const student = await world.signIn('student', 'Nia');
  aMember(world, { classId: aClass(world, { teacher }), student, largerText: true });
  const { user } = await visitAs(world, 'Nia', `/student?quizId=${shareId}`);
  await user.click(await screen.findByRole('button', { name: /^Start Quiz/ }));
  await screen.findByRole('timer');
  await user.click(await helpButton());
  const switches = await panel();
  const larger = switches.getByRole<HTMLInputElement>('checkbox', { name: 'Larger text' });
  expect([larger.checked, larger.disabled]).toEqual([true, true]);
  switches.getByText('Your teacher has switched this on for you.');
  await user.click(larger);
  await user.click(switches.getByRole('checkbox', { name: 'Wider spacing' }));
  expect(root.text).toBe('larger');
  await expect.poll(() => root.spacing).toBe('wider');
});
