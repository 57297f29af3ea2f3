import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { aWorld } from '../../../server/testing/world';
import { paths, withQuery } from '../../../shared/paths';
import { classLoginPath } from '../../rules/classes/login-path';
import { visit } from '../../testing/visit';

const signIn = () => screen.findByRole('button', { name: /^Sign in/ });
const field = (label: string) => screen.queryByLabelText<HTMLInputElement>(label);
const here = () => location.pathname + location.search;

test('a student without an address gets from the student login to the class login and back, with the quiz', async () => {
  const { user } = await visit(aWorld(), withQuery(paths.studentLogin, { quizId: 'K7M2QX4P' }));
  await user.click(await screen.findByRole('link', { name: 'Sign in with your class code' }));
  await screen.findByRole('heading', { name: 'Sign in with your class code' });
  expect(here()).toBe('/login/class?quizId=K7M2QX4P');
  expect(screen.getByText('K7M2QX4P')).toBeDefined();
  await user.click(screen.getByRole('link', { name: 'Go to the student login' }));
  await screen.findByRole('heading', { name: 'Student Login' });
  expect(here()).toBe('/login/student?quizId=K7M2QX4P');
});

test('a missing field is reported below it, and the first one takes the focus', async () => {
  const { user } = await visit(aWorld(), paths.classLogin);
  await user.click(await signIn());
  expect(document.activeElement).toBe(field('Class code'));
  await user.type(document.activeElement as HTMLElement, 'k7m2qx4p');
  await user.click(await signIn());
  expect(document.activeElement).toBe(field('Your name or number'));
  expect(screen.getByText('Please enter your PIN.')).toBeDefined();
  expect(field('Class code')?.getAttribute('aria-invalid')).toBeNull();
});

test('a link’s class code is in its field, and the name takes the focus', async () => {
  await visit(aWorld(), withQuery(paths.classLogin, { class: 'K7M2QX4P' }));
  await signIn();
  expect(field('Class code')?.value).toBe('K7M2QX4P');
  expect(document.activeElement).toBe(field('Your name or number'));
});

test('a slip’s QR code asks only for the PIN, and its key leaves the address immediately', async () => {
  const ofSlip = { member: 'member-1', slip: 'the-key' };
  await visit(aWorld(), classLoginPath('K7M2QX4P', ofSlip).replace('#', '&quizId=ABCD2345#'));
  await signIn();
  expect(here()).toBe('/login/class?class=K7M2QX4P&quizId=ABCD2345');
  expect(screen.getAllByRole('textbox')).toEqual([field('PIN')]);
  expect(document.activeElement).toBe(field('PIN'));
});

test('a student with another slip than the scanned one types code and name', async () => {
  const ofSlip = { member: 'member-1', slip: 'the-key' };
  const { user } = await visit(aWorld(), classLoginPath('K7M2QX4P', ofSlip));
  await user.click(await screen.findByRole('button', { name: 'Somebody else?' }));
  expect(field('Class code')?.value).toBe('K7M2QX4P');
  expect(document.activeElement).toBe(field('Your name or number'));
});

test('a PIN is shown as typed on a numeric keypad, and not offered to others', async () => {
  await visit(aWorld(), paths.classLogin);
  await signIn();
  const pin = field('PIN');
  expect([pin?.type, pin?.inputMode, pin?.autocomplete]).toEqual(['text', 'numeric', 'off']);
});

test('letters being typed do not become part of a PIN', async () => {
  const { user } = await visit(aWorld(), paths.classLogin);
  await signIn();
  const pin = screen.getByLabelText<HTMLInputElement>('PIN');
  await user.type(pin, 'hlorophyll12 34-56');
  expect(pin.value).toBe('12 34-56');
});
