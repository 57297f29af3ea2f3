import type { Compared } from './difference';
import type { PairedRow, RosterMember } from './pairing';
import type { SkippedLine } from './read-roster';

interface Named {
  /** Null where the line cannot be read: then it only says that the member is on the list. */
  readonly row: PairedRow | null;
  readonly member: RosterMember;
}

/** Sorts the lines of a list by what the teacher decided of them: whose they are, that they are somebody new, or nobody. */
export function namedLines({ members, reading, decisions = [] }: Compared): {
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
    // Two lines are not one person: the first has it, and the other stays as unclear as it was.
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
