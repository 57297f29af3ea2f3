import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { ListedPupil, RosterDecision } from '../../../shared/classes/schema';
import { checkProperty } from '../../testing/property';
import { rosterDifference } from './difference';
import type { RosterMember } from './pairing';
import { readRoster } from './read-roster';

const FIRST = ['Anna', 'Ana', 'Ben', 'Änne', 'Cem', 'O’Neill', '伟', 'Maria'];
const LAST = ['Rao', 'Lee', 'Leigh', 'Müller', 'Muller', 'van der Berg', '陈', ''];
const NUMBERS = [null, '1', '2', '3', '4', '2023001', '2023002', '2023003'];
const EMAILS = [null, null, 'a@x.org', 'b@x.org', 'c@x.org'];

const aName = fc
  .tuple(fc.constantFrom(...FIRST), fc.constantFrom(...LAST))
  .map(([first, last]) => `${first} ${last}`.trim());
const aPupil: fc.Arbitrary<ListedPupil> = fc.record({
  name: aName,
  number: fc.constantFrom(...NUMBERS),
  email: fc.constantFrom(...EMAILS),
});
const aList = fc.array(aPupil, { maxLength: 8 });

/** Writes headings, so that the columns are never guessed. */
const textOf = (list: readonly ListedPupil[]): string =>
  [
    'Name;Number;Email',
    ...list.map(({ name, number, email }) => `${name};${number ?? ''};${email ?? ''}`),
  ].join('\n');

interface Sent {
  readonly list: readonly ListedPupil[];
  readonly decisions?: readonly RosterDecision[];
  readonly keep?: readonly string[];
}

let made = 0;

function applied(members: readonly RosterMember[], { list, ...decided }: Sent): RosterMember[] {
  const { added, renamed, gone } = rosterDifference({
    members,
    reading: readRoster(textOf(list)),
    ...decided,
  });
  const changed = new Map([
    ...renamed.map(({ member, to }) => [member.memberId, { ...member, ...to }] as const),
    ...gone.map((member) => [member.memberId, { ...member, removedAt: 1 }] as const),
    ...added.flatMap(({ member, pupil }) =>
      member ? [[member.memberId, { ...member, ...pupil, removedAt: null }] as const] : [],
    ),
  ]);
  return [
    ...members.map((member) => changed.get(member.memberId) ?? member),
    ...added.flatMap(({ member, pupil }) => {
      made += 1;
      return member ? [] : [{ ...pupil, memberId: `m${made}`, removedAt: null }];
    }),
  ];
}

const present = (members: readonly RosterMember[]): string[] =>
  members
    .filter(({ removedAt }) => removedAt === null)
    .map(({ name, number, email }) => `${name}/${number}/${email}`)
    .sort();

/** Random decisions about some of the unclear lines. */
function decide(
  members: readonly RosterMember[],
  list: readonly ListedPupil[],
  picks: readonly number[],
): RosterDecision[] {
  const { unclear } = rosterDifference({ members, reading: readRoster(textOf(list)) });
  return unclear.flatMap(({ line, candidates }, at): RosterDecision[] => {
    const means = [
      'new' as const,
      'nobody' as const,
      undefined,
      ...candidates.map(({ memberId }) => ({ memberId })),
    ];
    const pick = means[(picks[at] ?? 0) % means.length];
    return pick === undefined ? [] : [{ line, means: pick }];
  });
}

const aStory = fc.record({
  lists: fc.array(aList, { minLength: 1, maxLength: 3 }),
  last: aList,
  picks: fc.array(fc.nat(20), { maxLength: 8 }),
});
const classOf = (lists: readonly (readonly ListedPupil[])[]) =>
  lists.reduce<RosterMember[]>((members, list) => applied(members, { list }), []);
const RUNS = { numRuns: 500 };

test('the same list again changes nothing, whatever the teacher decided about its unclear lines', () => {
  checkProperty(
    fc.property(aStory, ({ lists, last, picks }) => {
      const before = classOf(lists);
      const decisions = decide(before, last, picks);
      const once = applied(before, { list: last, decisions });
      expect(applied(once, { list: last, decisions })).toEqual(once);
    }),
    RUNS,
  );
});

test('no member is lost: each is in the class or has left it, and no line merges two people', () => {
  checkProperty(
    fc.property(aStory, ({ lists, last, picks }) => {
      const before = classOf(lists);
      const after = applied(before, { list: last, decisions: decide(before, last, picks) });
      expect(after.slice(0, before.length).map(({ memberId }) => memberId)).toEqual(
        before.map(({ memberId }) => memberId),
      );
      for (const of of ['number', 'email'] as const) {
        const values = after
          .filter(({ removedAt }) => removedAt === null)
          .flatMap((member) => member[of] ?? []);
        expect(new Set(values).size).toBe(values.length);
      }
    }),
    RUNS,
  );
});

test('the order of the lines does not matter', () => {
  const shuffled = aStory.chain((story) =>
    fc.record({
      story: fc.constant(story),
      order: fc.shuffledSubarray(story.last, { minLength: story.last.length }),
    }),
  );
  checkProperty(
    fc.property(shuffled, ({ story: { lists, last }, order }) => {
      const before = classOf(lists);
      expect(present(applied(before, { list: order }))).toEqual(present(applied(before, { list: last })));
    }),
    RUNS,
  );
});
