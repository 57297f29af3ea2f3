import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { aClassWithPins, wrongPin } from '../../../server/testing/a-class-with-pins';
import { addressOf } from '../../../server/testing/colleagues';
import { aWorld } from '../../../server/testing/world';
import type { SchoolClass, Slip } from '../../../shared/classes/schema';
import { visit } from '../../testing/visit';

async function aClass() {
  const world = aWorld();
  const made = await aClassWithPins(world, ['Mia Rao', 'Ben Ode', 'Cy Fox']);
  const [mia, ben, cy] = made.slips as [Slip, Slip, Slip];
  const path = `/class/${made.classId}`;
  const read = async (): Promise<SchoolClass> => (await made.teacher.rest('GET', path)).body;
  const share = (right: string) =>
    made.teacher.rest('PUT', `${path}/colleagues`, { email: addressOf('Bob'), right });
  const open = async (name = 'Ann') => {
    const page = await visit(world, `/teacher/classes/${made.classId}`, { as: 'teacher', name });
    await screen.findByRole('table', { name: 'Students of the class' });
    return page;
  };
  return { world, ...made, mia, ben, cy, path, read, share, open };
}

test('the targets of failed sign-ins are above the list, and slips only is one click away', async () => {
  const { mia, tryPin, open, read } = await aClass();
  for (let by = 1; by <= 12; by += 1) await tryPin(mia.name, wrongPin(mia.pin, by));
  const { user } = await open();
  await screen.findByText(
    /^Somebody tries to sign in as Mia Rao \(12 failed tries in the last 10 minutes\)\. Slips still sign in/,
  );
  expect(screen.getByLabelText<HTMLInputElement>('Slips only').checked).toBe(false);
  await user.click(screen.getByRole('button', { name: /^Take slips only/ }));
  await screen.findByText(/Slips only: no name and PIN signs anybody in\.$/);
  expect(screen.queryByRole('button', { name: /^Take slips only/ })).toBe(null);
  expect((await read()).slipsOnly).toBe(true);
  const box = screen.getByLabelText<HTMLInputElement>('Slips only');
  expect(box.checked).toBe(true);
  screen.getByText(/by scanning the code on their slip/);
  box.focus();
  await user.keyboard(' ');
  await waitFor(async () => expect((await read()).slipsOnly).toBe(false));
  await screen.findByRole('button', { name: /^Take slips only/ });
});

test('members whose PIN ended with a substitute are named, and one click makes and shows new ones', async () => {
  const { world, teacher, mia, ben, path, share, open, tryPin, read } = await aClass();
  await share('mark');
  const bob = await world.signIn('teacher', 'Bob');
  await bob.rest('POST', `${path}/pins`, { memberIds: [mia.memberId, ben.memberId] });
  await teacher.rest('DELETE', `${path}/colleagues`, { email: addressOf('Bob') });
  const { user } = await open();
  await screen.findByText(
    'The PINs of Ben Ode and Mia Rao ended with the right of the colleague who made them.',
  );
  await user.click(screen.getByRole('button', { name: /^Make 2 new PINs/ }));
  const slips = within(await screen.findByRole('list', { name: 'Slips' })).getAllByRole('listitem');
  expect(slips).toHaveLength(2);
  const [first] = slips;
  const pin = first?.textContent?.match(/(\d{3}) (\d{3})/)?.slice(1);
  expect(first?.textContent).toContain('Ben Ode');
  expect((await tryPin('Ben Ode', pin?.join('') ?? '')).status).toBe(200);
  expect((await read()).members.map(({ pinEndedAt }) => pinEndedAt)).toEqual([null, null, null]);
  // Slips are shown only once.
  await user.click(screen.getByRole('link', { name: 'Back to the class' }));
  await user.click(await screen.findByRole('button', { name: 'Leave' }));
  await user.click(await screen.findByRole('button', { name: /^More for 7b/ }));
  await user.click(await screen.findByRole('menuitem', { name: 'Print slips' }));
  await screen.findByRole('radio', { name: /^Those without a PIN/ });
});

test('a colleague who may only look reads both without the actions', async () => {
  const { world, teacher, mia, path, share, open, tryPin } = await aClass();
  const carl = { email: addressOf('Carl') };
  await teacher.rest('PUT', `${path}/colleagues`, { ...carl, right: 'mark' });
  const substitute = await world.signIn('teacher', 'Carl');
  await substitute.rest('POST', `${path}/members/${mia.memberId}/pin`);
  await teacher.rest('DELETE', `${path}/colleagues`, carl);
  for (let by = 1; by <= 5; by += 1) await tryPin('Cy Fox', `00000${by}`);
  await share('look');
  await open('Bob');
  await screen.findByText('The PIN of Mia Rao ended with the right of the colleague who made it.');
  await screen.findByText(/^Somebody tries to sign in as Cy Fox \(5 failed/);
  for (const name of [/^Make a new PIN/, /^Take slips only/]) {
    expect(screen.queryByRole('button', { name })).toBe(null);
  }
  expect(screen.queryByLabelText('Slips only')).toBe(null);
});
