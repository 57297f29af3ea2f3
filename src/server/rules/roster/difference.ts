import type { ListedPupil, RosterDecision } from '../../../shared/classes/schema';
import { findCandidates } from './candidates';
import { nameKeysOf } from './name-keys';
import { type PairedRow, Pairing, type RosterMember } from './pairing';
import type { RosterReading, SkippedLine } from './read-roster';
import { type Change, isSamePupil, mergedPupil, withoutTaken } from './taken-values';

export interface UnclearLine {
  readonly line: number;
  readonly text: string;
  readonly reason: string;
  readonly candidates: readonly RosterMember[];
  readonly pupil: ListedPupil | null;
}

export interface RosterDifference {
  /** `member` is the former member who returns; null for a new student. */
  readonly added: readonly { line: number; pupil: ListedPupil; member: RosterMember | null }[];
  readonly renamed: readonly { line: number; member: RosterMember; to: ListedPupil }[];
  readonly gone: readonly RosterMember[];
  readonly unclear: readonly UnclearLine[];
}

interface Compared {
  /** Former members included. */
  readonly members: readonly RosterMember[];
  readonly reading: Pick<RosterReading, 'rows' | 'unreadable'>;
  readonly decisions?: readonly RosterDecision[] | undefined;
  /** Members to keep although no line lists them. */
  readonly keep?: readonly string[] | undefined;
}

/**
 * Compares a list with a class by student numbers, addresses, names in either word order and short numbers, then with
 * former members, who return with their old data. A possible renaming is unclear, and both sides stay unchanged until the
 * teacher decides. Fields missing from the list are kept, and the order of the lines does not matter.
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
  const retained = pairing.members.filter(({ memberId }) => keep.includes(memberId));
  const meant = new Set([...doubts.values()].map(({ candidates }) => candidates));
  const staying = new Set([...retained, ...[...meant].flat()]);
  const { made, taken: refused } = withoutTaken(changes, [...staying]);
  const doubted = [...doubts].map(([{ line, text, pupil }, doubt]) => ({ line, text, pupil, ...doubt }));
  const unmatched = unreadable.map((line) => ({ ...line, candidates: [], pupil: null }));
  return {
    added: made.flatMap(addedBy),
    renamed: made.flatMap(renamedBy),
    gone: pairing.members.filter((member) => !staying.has(member)),
    unclear: [...doubted, ...refused, ...unmatched].sort((a, b) => a.line - b.line),
  };
}

interface Named {
  /** Null for an unreadable line, which only marks the member as listed. */
  readonly row: PairedRow | null;
  readonly member: RosterMember;
}

/** Sorts lines by the teacher's decisions: an existing member, a new student, or ignored. */
function namedLines({ members, reading, decisions = [] }: Compared): {
  named: Named[];
  open: PairedRow[];
  unreadable: SkippedLine[];
} {
  const byId = new Map(members.map((member) => [member.memberId, member]));
  const decided = new Map(decisions.map(({ line, means }) => [line, means]));
  const named = new Map<RosterMember, Named>();
  const nameOf = (line: number, row: PairedRow | null): boolean => {
    const means = decided.get(line);
    const member = typeof means === 'object' ? byId.get(means.memberId) : undefined;
    // A member can be chosen for one line only: later lines stay unclear.
    if (!member || named.has(member)) return false;
    named.set(member, { row, member });
    return true;
  };
  const rows = reading.rows.filter(({ line }) => decided.get(line) !== 'nobody');
  const open = rows.flatMap((row): PairedRow[] => {
    if (nameOf(row.line, row)) return [];
    return [decided.get(row.line) === 'new' ? { ...row, isNew: true } : row];
  });
  const unreadable = reading.unreadable.filter(
    ({ line }) => decided.get(line) !== 'nobody' && !nameOf(line, null),
  );
  return { named: [...named.values()], open, unreadable };
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
 * Pairs lines with former members; of identical ones the last to leave wins. A name alone is enough only if no other line
 * has it, so that the outcome does not depend on those lines.
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

/** The text describes a line without a name by its number or address. */
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
