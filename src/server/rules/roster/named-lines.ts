import type { Compared } from './difference';
import type { PairedRow, RosterMember } from './pairing';
import type { SkippedLine } from './read-roster';

interface Named {
  /** Null for an unreadable line, which only marks the member as listed. */
  readonly row: PairedRow | null;
  readonly member: RosterMember;
}

/** Sorts lines by the teacher's decisions: an existing member, a new student, or ignored. */
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
