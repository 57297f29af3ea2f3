import { expect, test } from 'vitest';
import { aMember, anAssignment } from './a-member';
import { shortWindow } from './short-window';

const MINUTE = 60_000;
const NOON = Date.parse('2026-01-15T12:00Z');

test('without affected students there is no warning', () => {
  const closed = { closesAt: NOON, cutSeconds: 600 };
  const members = [aMember('Asha', { closesAt: NOON }), aMember('Ben', { ...closed, state: 'submitted' })];
  expect(shortWindow(anAssignment(members, { closesAt: NOON }))).toBeUndefined();
});

test('affected students get their full time by a later end for all, or by their own', () => {
  const kept = { Ben: { largerText: true } };
  const assignment = anAssignment(
    [
      aMember('Asha', { closesAt: NOON, cutSeconds: 7.5 * 60 }),
      aMember('Ben', { closesAt: NOON, cutSeconds: 900 }),
      aMember('Chiara', { closesAt: NOON }),
    ],
    { closesAt: NOON, exceptions: kept },
  );
  const short = shortWindow(assignment);
  expect(short?.cut.map(({ name }) => name)).toEqual(['Asha', 'Ben']);
  expect(short?.later?.rule).toMatchObject({ closesAt: NOON + 15 * MINUTE, exceptions: kept });
  // A field shows whole minutes, so the end is rounded up.
  expect(short?.longerForThem).toMatchObject({
    closesAt: NOON,
    exceptions: {
      Asha: { closesAt: NOON + 8 * MINUTE },
      Ben: { largerText: true, closesAt: NOON + 15 * MINUTE },
    },
  });
});

test('a student’s own window is not fixed by a later end for all', () => {
  const own = aMember('Asha', { closesAt: NOON, cutSeconds: 60, exceptions: ['window'] });
  const short = shortWindow(anAssignment([own], { closesAt: NOON + 60 * MINUTE }));
  expect(short?.later).toBeNull();
  expect(short?.longerForThem.exceptions).toEqual({ Asha: { closesAt: NOON + MINUTE } });
});
