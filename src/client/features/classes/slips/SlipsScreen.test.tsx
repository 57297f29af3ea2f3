import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { aWorld } from '../../../../server/testing/world';
import type { SchoolClass } from '../../../../shared/classes/schema';
import { visit } from '../../../testing/visit';

async function openSlips() {
  const world = aWorld();
  const ann = await world.signIn('teacher', 'Ann');
  const { _id: classId, code } = (await ann.rest('POST', '/class', { name: '8b' })).body;
  const add = async (name: string, email: string | null = null): Promise<string> =>
    (await ann.rest('POST', `/class/${classId}/members`, { name, email })).body._id;
  const sam = await add('Sam');
  await add('Tara');
  await add('Uma', 'uma@school.example');
  await ann.rest('POST', `/class/${classId}/members/${sam}/pin`);
  const page = await visit(world, `/teacher/classes/${classId}/slips`, { as: 'teacher', name: 'Ann' });
  await screen.findByRole('radio', { name: /^Those without a PIN/ });
  return { world, ann, classId, code, ...page };
}

const slips = async () => within(await screen.findByRole('list', { name: 'Slips' })).getAllByRole('listitem');

test('by default only students without a PIN get a slip, and none with an address', async () => {
  const { user, code } = await openSlips();
  expect(screen.queryByText(/stops working/)).toBe(null);
  await user.click(screen.getByRole('button', { name: /^Make 1 slip/ }));
  const [slip, ...others] = await slips();
  expect(others).toEqual([]);
  expect(slip?.textContent).toContain('Tara');
  expect(slip?.textContent).toContain(code);
  expect(slip?.textContent).toMatch(/\d{3} \d{3}/);
  within(slip as HTMLElement).getByRole('img', { name: 'QR code with which Tara signs in' });
});

test('the PIN on a slip signs its student in', async () => {
  const { user, world, code } = await openSlips();
  await user.click(screen.getByRole('button', { name: /^Make 1 slip/ }));
  const [slip] = await slips();
  const pin = slip?.textContent
    ?.match(/(\d{3}) (\d{3})/)
    ?.slice(1)
    .join('');
  const login = await world.nobody.rest('POST', '/auth/login/class', {
    classCode: code,
    member: 'Tara',
    pin,
  });
  expect([login.status, login.body.user?.name]).toEqual([200, 'Tara']);
});

test('a student with a PIN is warned about before it ends', async () => {
  const { user, ann, classId } = await openSlips();
  const pinTimes = async () => {
    const { members }: SchoolClass = (await ann.rest('GET', `/class/${classId}`)).body;
    return members.map(({ hasPin }) => hasPin);
  };
  expect(await pinTimes()).toEqual([true, false, false]);
  await user.click(screen.getByRole('radio', { name: /^Everybody/ }));
  await screen.findByText(/^1 of these students has a PIN/);
  await user.click(screen.getByRole('button', { name: /^Make 2 slips/ }));
  expect(await slips()).toHaveLength(2);
  expect(await pinTimes()).toEqual([true, true, false]);
});

test('leaving asks whether the slips are printed, and can be cancelled', async () => {
  const { user } = await openSlips();
  await user.click(screen.getByRole('button', { name: /^Make 1 slip/ }));
  await slips();
  await user.click(screen.getByRole('link', { name: 'Back to the class' }));
  const question = await screen.findByRole('alertdialog', { name: 'Are the slips printed?' });
  await user.click(within(question).getByRole('button', { name: 'Stay' }));
  expect(await slips()).toHaveLength(1);
  await user.click(screen.getByRole('link', { name: 'Back to the class' }));
  await user.click(await screen.findByRole('button', { name: 'Leave' }));
  await screen.findByRole('heading', { name: '8b' });
  await waitFor(() => expect(screen.queryByRole('list', { name: 'Slips' })).toBe(null));
});
