import type { ListedPupil } from '../../../shared/classes/schema';
import { unclearReasons } from '../../../shared/roster/messages';
import type { RosterMember } from './pairing';

/** A line and its member; null for a new student. */
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

type Of = 'number' | 'email';

/** A present or future owner of a number or address. */
interface Holder {
  readonly member: RosterMember | null;
  /** The change that would bring the value into the class. */
  readonly change: Change | null;
}

/**
 * Drops changes that would give two people of a class the same number or address. The members concerned keep their old
 * values, which may block further changes.
 */
export function withoutTaken(
  changes: readonly Change[],
  staying: readonly RosterMember[],
): { made: Change[]; taken: TakenLine[] } {
  const bound = changes.filter(isBound);
  const taken = bound.map(({ line, text, pupil }): TakenLine => {
    return { line, text, pupil, reason: unclearReasons.pinAccount, candidates: [] };
  });
  const made = new Set(changes.filter((change) => !isBound(change)));
  const held = { number: new Held('number'), email: new Held('email') };
  const keep = (members: readonly RosterMember[]) => {
    for (const member of members) for (const each of Object.values(held)) each.keep(member);
  };
  keep([...staying, ...membersOf(bound)]);
  for (const change of made) for (const each of Object.values(held)) each.change(change);
  for (;;) {
    const found = [...held.number.takenNow(), ...held.email.takenNow()];
    if (found.length === 0) return { made: [...made], taken };
    const put = new Map<Change, TakenLine>();
    for (const [change, line] of found) if (!put.has(change)) put.set(change, line);
    taken.push(...put.values());
    for (const change of put.keys()) {
      made.delete(change);
      for (const each of Object.values(held)) each.drop(change);
    }
    keep(membersOf([...put.keys()]));
  }
}

const isBound = ({ pupil, member }: Change): boolean =>
  member?.hasPinAttempts === true && member.email === null && pupil.email !== null;

const membersOf = (changes: readonly Change[]): RosterMember[] =>
  changes.flatMap(({ member }) => (member && member.removedAt === null ? [member] : []));

const keyOf = (value: string | null): string | undefined => value?.toLowerCase();

/** The holders of each number or address; only values whose holders have changed are checked again. */
class Held {
  readonly #holders = new Map<string, Set<Holder>>();
  readonly #byChange = new Map<Change, { readonly key: string; readonly holder: Holder }>();
  readonly #free = new Set<RosterMember>();
  readonly #unseen = new Set<string>();

  constructor(readonly of: Of) {}

  /** Drops the member's change. */
  keep(member: RosterMember): void {
    this.#free.add(member);
    this.#add(keyOf(member[this.of]), { member, change: null });
  }

  change(change: Change): void {
    const { member, pupil } = change;
    const key = keyOf((member ? mergedPupil(member, pupil) : pupil)[this.of]);
    const isNew = member?.removedAt !== null || keyOf(member[this.of]) !== key;
    const holder = { member, change: isNew ? change : null };
    this.#add(key, holder);
    if (key !== undefined) this.#byChange.set(change, { key, holder });
  }

  drop(change: Change): void {
    const at = this.#byChange.get(change);
    if (at) this.#holders.get(at.key)?.delete(at.holder);
  }

  takenNow(): (readonly [Change, TakenLine])[] {
    const keys = [...this.#unseen];
    this.#unseen.clear();
    return keys.flatMap((key) => this.#takenOf([...(this.#holders.get(key) ?? [])]));
  }

  #takenOf(group: readonly Holder[]): (readonly [Change, TakenLine])[] {
    if (group.length < 2) return [];
    const candidates = group.flatMap(({ member }) => (member && this.#free.has(member) ? [member] : []));
    const reason = this.of === 'number' ? unclearReasons.numberTaken : unclearReasons.emailTaken;
    return group.flatMap(({ change }) => {
      if (!change) return [];
      const { line, text, pupil } = change;
      return [[change, { line, text, pupil, reason, candidates }] as const];
    });
  }

  #add(key: string | undefined, holder: Holder): void {
    if (key === undefined) return;
    const holders = this.#holders.get(key) ?? new Set();
    this.#holders.set(key, holders.add(holder));
    this.#unseen.add(key);
  }
}

/** A member updated from a list: a list without numbers or addresses removes none. */
export const mergedPupil = (member: ListedPupil, listed: ListedPupil): ListedPupil => ({
  name: isBetterName(listed.name, member.name) ? listed.name : member.name,
  number: listed.number ?? member.number,
  email: listed.email ?? member.email,
});

export const isSamePupil = (one: ListedPupil, other: ListedPupil): boolean =>
  one.name === other.name && one.number === other.number && one.email === other.email;

/** Reordered words or all capitals are no improvement. */
function isBetterName(listed: string, present: string): boolean {
  const [one, other] = [listed.toLowerCase(), present.toLowerCase()];
  if (one === other) return !isShouted(listed) || isShouted(present);
  const words = (name: string) =>
    name
      .split(/[\s,]+/)
      .sort()
      .join(' ');
  return words(one) !== words(other);
}

const isShouted = (name: string): boolean => name === name.toUpperCase() || name === name.toLowerCase();
