import { expect, test } from 'vitest';
import type { RosterDecision } from '../../../shared/classes/schema';
import { unclearReasons } from '../../../shared/roster/messages';
import { rosterDifference } from './difference';
import type { RosterMember } from './pairing';
import { readRoster } from './read-roster';

const member = (name: string, more: Partial<RosterMember> = {}): RosterMember => ({
  ...{ memberId: name, name, number: null, email: null, removedAt: null, ...more },
});
const compare = (
  members: readonly RosterMember[],
  text: string,
  decisions: readonly RosterDecision[] = [],
) => {
  const { added, renamed, gone, unclear } = rosterDifference({
    members,
    reading: readRoster(text),
    decisions,
  });
  return {
    added: added.map(({ pupil, member: back }) => (back ? `${pupil.name} again` : pupil.name)),
    renamed: renamed.map(({ member: { name }, to }) => `${name} -> ${to.name} ${to.number ?? ''}`.trim()),
    gone: gone.map(({ name }) => name),
    unclear: unclear.map(({ line, reason, candidates }) => [
      line,
      reason,
      ...candidates.map(({ name }) => name),
    ]),
  };
};
const NOTHING = { added: [], renamed: [], gone: [], unclear: [] };

test('a student number identifies a member even under a new name', () => {
  const asha = member('Asha Rao', { number: '2023001' });
  expect(compare([asha], '2023001, Zoe Lind')).toEqual({
    ...NOTHING,
    renamed: ['Asha Rao -> Zoe Lind 2023001'],
  });
});

test('a short number may pass to another student: under another name the teacher is asked', () => {
  const asha = member('Asha Rao', { number: '7' });
  expect(compare([asha], 'No;Name\n7;Zoe Lind').unclear).toEqual([
    [2, unclearReasons.numberTaken, 'Asha Rao'],
  ]);
});

test.each([
  ['Rao Asha', NOTHING],
  ['ASHA RAO', NOTHING],
  ['Asha Raó', { ...NOTHING, renamed: ['Asha Rao -> Asha Raó'] }],
])('one member and the line %s', (line, changes) => {
  expect(compare([member('Asha Rao')], line)).toEqual(changes);
});

test('a shared surname is asked about only if one student leaves and one joins', () => {
  const [ben, tom] = [member('Ben Lee'), member('Tom Lee')];
  expect(compare([ben], 'Anna Lee').unclear).toEqual([[1, unclearReasons.similar, 'Ben Lee']]);
  expect(compare([ben, tom], 'Anna Lee\nSue Lee')).toMatchObject({
    added: ['Anna Lee', 'Sue Lee'],
    gone: ['Ben Lee', 'Tom Lee'],
  });
});

test('two indistinguishable namesakes stay two, and a third is asked about', () => {
  const namesakes = [member('Anna Lee', { memberId: 'a' }), member('Anna Lee', { memberId: 'b' })];
  expect(compare(namesakes, 'Anna Lee\nAnna Lee')).toEqual(NOTHING);
  expect(compare(namesakes, 'Anna Lee').unclear).toEqual([
    [1, unclearReasons.sameNameInClass, 'Anna Lee', 'Anna Lee'],
  ]);
  expect(compare(namesakes.slice(1), 'Anna Lee\nAnna Lee').unclear).toHaveLength(1);
});

test('an address alone identifies a member, and changes no name', () => {
  const asha = member('Asha Rao', { email: 'ar7@school.example' });
  expect(compare([asha, member('Ben Ode')], 'AR7@school.example\nBen Ode')).toEqual(NOTHING);
});

test('two people never get the same number, even if one of them is not on the list', () => {
  const [ben, anna] = [member('Ben Ode', { number: '12' }), member('Anna Lee')];
  const changes = compare([ben, anna], 'No;Name\n12;Anna Lee\n13;Ben Odo');
  expect(changes).toMatchObject({ added: [], renamed: [], gone: [] });
  expect(changes.unclear.map(([line]) => line)).toEqual([2, 3]);
});

test('a list gives no address to a student who has taken quizzes with a PIN', () => {
  const asha = member('Asha Rao', { hasPinAttempts: true });
  expect(compare([asha], 'Asha Rao, asha@school.example').unclear).toEqual([[1, unclearReasons.pinAccount]]);
});

test('which of two namesakes returns does not depend on the other one', () => {
  const members = [member('Asha Rao', { removedAt: 1 }), member('Ben Ode', { number: '3' })];
  const text = 'No;Name\n3;Asha Rao\n1;Asha Rao';
  expect(compare(members, text).added).toEqual(['Asha Rao']);
  const after = [...members, member('Asha Rao', { memberId: 'new', number: '1' })];
  expect(compare(after, text).added).toEqual([]);
});

test('the order of two lines with the same number does not matter', () => {
  const maria = member('Maria Muller', { number: '2' });
  const lines = ['2;Maria Muller;b@x.org', '2;Maria Müller;'];
  const list = (order: readonly string[]) => compare([maria], ['No;Name;Email', ...order].join('\n'));
  expect(list(lines).renamed).toEqual(list(lines.toReversed()).renamed);
});

test('a line marked as a new student makes no other line unclear', () => {
  const rao = member('Anna Rao');
  const list = 'Anna\nAnna';
  const [first] = compare([rao], list).added;
  expect(first).toBe('Anna');
  expect(compare([rao], list, [{ line: 2, means: 'new' }])).toMatchObject({
    added: ['Anna', 'Anna'],
    unclear: [],
  });
});

const WORK_MAXIMUM_MS = 2000;
/** CPU time of this process, independent of the machine's load. */
function workMsOf(act: () => void): number {
  const before = process.cpuUsage();
  act();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000;
}

test('a chain of two thousand address changes that ends at a staying member is compared quickly', () => {
  const address = (at: number) => `pupil${at}@school.example`;
  const members = Array.from({ length: 2000 }, (_, at) => member(`Pupil N${at}`, { email: address(at) }));
  const text = members.slice(1).map(({ name }, at) => `${name},${address(at)}`);
  const decisions = members.slice(1).map(({ memberId }, at) => ({ line: at + 1, means: { memberId } }));
  const work = workMsOf(() => {
    const { renamed, unclear } = rosterDifference({
      ...{ members, decisions, keep: [members[0]?.memberId ?? ''] },
      reading: readRoster(text.join('\n')),
    });
    expect([renamed.length, unclear.length]).toEqual([0, 1999]);
  });
  expect(work).toBeLessThan(WORK_MAXIMUM_MS);
});

test('two thousand namesakes with numbers are compared quickly', () => {
  const members = Array.from({ length: 2000 }, (_, at) => member('Asha Rao', { memberId: String(at) }));
  const lines = members.map((_, at) => `Asha Rao,${10_000 + at}`);
  const reading = readRoster(['Name,Number', ...lines].join('\n'));
  expect(reading.rows).toHaveLength(2000);
  expect(workMsOf(() => rosterDifference({ members, reading }))).toBeLessThan(WORK_MAXIMUM_MS);
});
