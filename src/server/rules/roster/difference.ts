import type { ListedPupil, RosterDecision } from '../../../shared/classes/schema';
import { findCandidates } from './candidates';
import { isSamePupil, mergedPupil } from './merged-pupil';
import { nameKeysOf } from './name-keys';
import { namedLines } from './named-lines';
import { type PairedRow, Pairing, type RosterMember } from './pairing';
import type { RosterReading } from './read-roster';
import { type Change, withoutTaken } from './taken-values';

export interface UnclearLine {
  readonly line: number;
  readonly text: string;
  readonly reason: string;
  readonly candidates: readonly RosterMember[];
  readonly pupil: ListedPupil | null;
}

/** What a list would change in a class. */
export interface RosterDifference {
  /** `member` is somebody who left before and comes back. */
  readonly added: readonly { line: number; pupil: ListedPupil; member: RosterMember | null }[];
  readonly renamed: readonly { line: number; member: RosterMember; to: ListedPupil }[];
  readonly gone: readonly RosterMember[];
  readonly unclear: readonly UnclearLine[];
}

export interface Compared {
  /** Those who left before included. */
  readonly members: readonly RosterMember[];
  readonly reading: Pick<RosterReading, 'rows' | 'unreadable'>;
  readonly decisions?: readonly RosterDecision[] | undefined;
  /** Members who stay although they are on no line. */
  readonly keep?: readonly string[] | undefined;
}

/**
 * Compares a list with a class: by numbers of their own, by addresses, by names in either order of their words, by short numbers;
 * then with those who left before, who come back as they were. Who may be somebody of another name is unclear, and both stay as
 * they are until the teacher decides. What a list does not say of a member stays. The order of its lines changes nothing.
 */
export function rosterDifference({
  members,
  reading,
  decisions = [],
  keep = [],
}: Compared): RosterDifference {
  const { named, open, unreadable } = namedLines({ members, reading, decisions });
  const taken = new Set(named.map(({ member }) => member));
  const free = members.filter((member) => !taken.has(member));
  const pairing = pairPresent(open, free);
  const back = pairLeft(pairing.rows, { listed: open, members: free });
  const unpaired = pairing.rows.filter((row) => !back.has(row));
  const doubts = findCandidates(unpaired, pairing.members);
  const changes: Change[] = [
    ...named.flatMap(({ row, member }) => (row ? [changeOf(row, member)] : [])),
    ...[...pairing.pairs, ...back].map(([row, member]) => changeOf(row, member)),
    ...unpaired.flatMap((row) => (doubts.has(row) ? [] : [changeOf(row, null)])),
  ];
  const kept = pairing.members.filter(({ memberId }) => keep.includes(memberId));
  const meant = new Set([...doubts.values()].map(({ candidates }) => candidates));
  const staying = new Set([...kept, ...[...meant].flat()]);
  const { made, taken: refused } = withoutTaken(changes, [...staying]);
  const doubted = [...doubts].map(([{ line, text, pupil }, doubt]) => ({ line, text, pupil, ...doubt }));
  const nobody = unreadable.map((line) => ({ ...line, candidates: [], pupil: null }));
  return {
    added: made.flatMap(addedBy),
    renamed: made.flatMap(renamedBy),
    gone: pairing.members.filter((member) => !staying.has(member)),
    unclear: [...doubted, ...refused, ...nobody].sort((a, b) => a.line - b.line),
  };
}

function pairPresent(rows: readonly PairedRow[], members: readonly RosterMember[]): Pairing {
  const pairing = new Pairing(
    rows,
    members.filter(({ removedAt }) => removedAt === null),
  );
  pairing.bySame();
  pairing.byValue('own number');
  pairing.byValue('email');
  pairing.byName('in order');
  pairing.byName('in any order');
  pairing.byValue('short number');
  return pairing;
}

/**
 * Who left and is on the list again; of several who are the same, whoever left last. By the name alone only where no other line of
 * the whole list has it: what became of those must not decide it.
 */
function pairLeft(
  rows: readonly PairedRow[],
  { listed, members }: { listed: readonly PairedRow[]; members: readonly RosterMember[] },
) {
  const left = members
    .filter(({ removedAt }) => removedAt !== null)
    .sort((a, b) => (b.removedAt ?? 0) - (a.removedAt ?? 0));
  const clear = rows.filter(({ doubt, isNew }) => doubt === undefined && !isNew);
  const exact = new Pairing(clear, left);
  exact.bySame({ takesFirst: true });
  exact.byValue('own number');
  exact.byValue('email');
  const namesakes = Map.groupBy(listed, ({ pupil }) => nameKeysOf(pupil).anyOrder);
  const alone = exact.rows.filter(({ pupil }) => namesakes.get(nameKeysOf(pupil).anyOrder)?.length === 1);
  const named = new Pairing(alone, exact.members);
  named.byName('in order');
  named.byName('in any order');
  return new Map([...exact.pairs, ...named.pairs]);
}

/** A line without a name says who it is about by a number or an address. */
const changeOf = ({ line, text, pupil, isNameless }: PairedRow, member: RosterMember | null): Change => ({
  ...{ line, text, member },
  pupil: isNameless && member ? { ...pupil, name: member.name } : pupil,
});

const addedBy = ({ line, pupil, member }: Change): RosterDifference['added'][number][] =>
  member?.removedAt === null ? [] : [{ line, pupil: member ? mergedPupil(member, pupil) : pupil, member }];

function renamedBy({ line, pupil, member }: Change): RosterDifference['renamed'][number][] {
  if (member?.removedAt !== null) return [];
  const to = mergedPupil(member, pupil);
  return isSamePupil(member, to) ? [] : [{ line, member, to }];
}
