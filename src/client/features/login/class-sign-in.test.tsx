import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { pinMessages } from '../../../server/rules/classes/messages';
import { aClassWithPins, wrongPin } from '../../../server/testing/a-class-with-pins';
import { busyPins } from '../../../server/testing/busy-pins';
import { aPublishedQuiz } from '../../../server/testing/factories';
import { aWorld } from '../../../server/testing/world';
import type { Slip } from '../../../shared/classes/schema';
import { STORAGE_KEYS } from '../../../shared/constants';
import { paths, withQuery } from '../../../shared/paths';
import { classLoginPath } from '../../rules/classes/login-path';
import { visit } from '../../testing/visit';

async function aClass() {
  const world = aWorld();
  const made = await aClassWithPins(world, ['Asha Rao', 'Ben Okafor']);
  const [asha, ben] = made.slips;
  if (!asha || !ben) throw new Error('Each of the two has a slip.');
  return { world, ...made, asha, ben };
}
type User = Awaited<ReturnType<typeof visit>>['user'];

const here = () => location.pathname + location.search;
const typePin = async (user: User, pin: string) =>
  user.type(await screen.findByLabelText('PIN'), `${pin}{Enter}`);

async function signIn(user: User, { code, name, pin }: { code: string; name: string; pin: string }) {
  await user.type(await screen.findByLabelText('Class code'), code);
  await user.type(screen.getByLabelText('Your name or number'), name);
  await typePin(user, pin);
}

test('a sign-in with class code, name and PIN leads to the linked quiz, like any other login', async () => {
  const { world, code, asha } = await aClass();
  const { shareId } = await aPublishedQuiz(world, { settings: { title: 'Cells' } });
  const { user } = await visit(world, withQuery(paths.classLogin, { quizId: shareId }));
  await signIn(user, { code: code.toLowerCase(), name: 'rao asha', pin: asha.pin });
  await screen.findByRole('heading', { name: 'Cells' });
  expect(here()).toBe(`/student?quizId=${shareId}`);
  expect(Object.keys(localStorage)).toEqual(
    expect.arrayContaining([STORAGE_KEYS.token, STORAGE_KEYS.role, STORAGE_KEYS.account]),
  );
  expect(JSON.stringify([{ ...localStorage }, { ...sessionStorage }])).not.toContain(asha.pin);
});

test('a slip’s QR code and its PIN sign in', async () => {
  const { world, code, asha } = await aClass();
  const { user } = await visit(world, classLoginPath(code, { member: asha.memberId, slip: asha.slip }));
  await typePin(user, asha.pin);
  await screen.findByRole('heading', { name: 'Welcome, Asha Rao' });
  expect(JSON.stringify({ ...sessionStorage })).not.toContain(asha.slip);
});

test('a wrong PIN is reported in place, and after too many the page says when to try again', async () => {
  const { world, code, asha } = await aClass();
  const { user } = await visit(world, withQuery(paths.classLogin, { class: code }));
  await user.type(await screen.findByLabelText('Your name or number'), 'Asha Rao');
  const pin = screen.getByLabelText<HTMLInputElement>('PIN');
  await typePin(user, wrongPin(asha.pin));
  await screen.findByText(/do not fit together/);
  expect(document.activeElement).toBe(pin);
  for (let wrong = 0; wrong < 5; wrong += 1) {
    await world.nobody.rest('POST', '/auth/login/class', {
      ...{ classCode: code, member: 'Asha Rao', pin: wrongPin(asha.pin) },
    });
  }
  await user.clear(pin);
  await typePin(user, asha.pin);
  await screen.findByText(/Too many wrong tries.* You can try again at \d/);
  expect(localStorage.getItem(STORAGE_KEYS.token)).toBeNull();
});

test('a class with slips only says so in place', async () => {
  const { world, teacher, classId, code, asha } = await aClass();
  await teacher.rest('PUT', `/class/${classId}/sign-in`, { slipsOnly: true });
  const { user } = await visit(world, paths.classLogin);
  await signIn(user, { code, ...asha });
  await screen.findByText(pinMessages.slipsOnly);
  expect(document.activeElement).toBe(screen.getByLabelText('PIN'));
});

test('a full queue retries the sign-in without another press', async () => {
  const world = aWorld({ pins: busyPins() });
  const { code, slips } = await aClassWithPins(world, ['Asha Rao']);
  const { user } = await visit(world, paths.classLogin);
  await signIn(user, { code, ...(slips[0] as Slip) });
  await screen.findByRole('heading', { name: 'Welcome, Asha Rao' });
});

test('after the session ends this tab asks only for the PIN, until a logout', async () => {
  const { world, code, asha, classId, teacher } = await aClass();
  const { user, leave } = await visit(world, paths.classLogin);
  await signIn(user, { code, name: 'Asha Rao', pin: asha.pin });
  await screen.findByRole('heading', { name: 'Welcome, Asha Rao' });
  leave();
  // A new PIN ends the sessions of the old one.
  const { body } = await teacher.rest('POST', `/class/${classId}/members/${asha.memberId}/pin`);
  const again = await visit(world, '/student');
  await screen.findByText('Asha Rao');
  expect(here()).toBe(paths.classLogin);
  expect(screen.getAllByRole('textbox')).toHaveLength(1);
  await typePin(again.user, body.pin);
  await screen.findByRole('heading', { name: 'Welcome, Asha Rao' });
  await again.user.click(screen.getByRole('button', { name: 'Logout' }));
  await expect.poll(() => localStorage.getItem(STORAGE_KEYS.token)).toBeNull();
  expect(JSON.stringify({ ...sessionStorage })).not.toContain('Asha');
});
