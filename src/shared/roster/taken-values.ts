import type { ListedPupil } from '../classes/schema';
import { mergedPupil } from './merged-pupil';
import { unclearReasons } from './messages';
import type { RosterMember } from './pairing';

/** A line and who it is about; null for somebody new. */
export interface Change {
  readonly line: number;
  readonly text: string;
  readonly pupil: ListedPupil;
  readonly member: RosterMember | null;
}

export interface TakenLine {
  readonly line: number;
  readonly text: string;
  readonly pupil: ListedPupil;
  readonly reason: string;
  readonly candidates: readonly RosterMember[];
}

interface Holder {
  readonly member: RosterMember | null;
  readonly value: string;
  /** The change by which it would come into the class. */
  readonly change: Change | null;
}

/**
 * Puts aside changes that would give one number, or one address, to two people of a class; whoever stays as they are keeps
 * theirs, which may be in the way of further ones.
 */
export function withoutTaken(
  changes: readonly Change[],
  staying: readonly RosterMember[],
): { made: Change[]; taken: TakenLine[] } {
  const bound = changes.filter(isBound);
  const taken = bound.map(({ line, text, pupil }): TakenLine => {
    return { line, text, pupil, reason: unclearReasons.pinAccount, candidates: [] };
  });
  let made = changes.filter((change) => !isBound(change));
  let unchanged = [...staying, ...membersOf(bound)];
  for (;;) {
    const found = [...takenBy(made, unchanged, 'number'), ...takenBy(made, unchanged, 'email')];
    if (found.length === 0) return { made, taken };
    const lines = new Set(found.map(({ line }) => line));
    const put = made.filter(({ line }) => lines.has(line));
    taken.push(...found.filter(({ line }, at) => found.findIndex((each) => each.line === line) === at));
    made = made.filter(({ line }) => !lines.has(line));
    unchanged = [...unchanged, ...membersOf(put)];
  }
}

const isBound = ({ pupil, member }: Change): boolean =>
  member?.hasPinAttempts === true && member.email === null && pupil.email !== null;

const membersOf = (changes: readonly Change[]): RosterMember[] =>
  changes.flatMap(({ member }) => (member && member.removedAt === null ? [member] : []));

function takenBy(
  made: readonly Change[],
  unchanged: readonly RosterMember[],
  of: 'number' | 'email',
): TakenLine[] {
  const free = new Set(unchanged);
  const holders = [
    ...unchanged.flatMap((member) => holder({ member, value: member[of], change: null })),
    ...made.flatMap((change) => {
      const value = change.member ? mergedPupil(change.member, change.pupil)[of] : change.pupil[of];
      const isNew =
        change.member?.removedAt !== null || change.member[of]?.toLowerCase() !== value?.toLowerCase();
      return holder({ member: change.member, value, change: isNew ? change : null });
    }),
  ];
  const groups = [...Map.groupBy(holders, ({ value }) => value).values()];
  return groups
    .filter((group) => group.length > 1)
    .flatMap((group) =>
      group.flatMap(({ change }) => {
        if (!change) return [];
        const candidates = group.flatMap(({ member }) => (member && free.has(member) ? [member] : []));
        const reason = of === 'number' ? unclearReasons.numberTaken : unclearReasons.emailTaken;
        return [{ ...{ line: change.line, text: change.text, pupil: change.pupil }, reason, candidates }];
      }),
    );
}

const holder = (held: {
  member: RosterMember | null;
  value: string | null;
  change: Change | null;
}): Holder[] => (held.value === null ? [] : [{ ...held, value: held.value.toLowerCase() }]);
