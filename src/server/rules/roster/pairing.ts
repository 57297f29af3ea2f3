import type { ListedPupil } from '../../../shared/classes/schema';
import { nameKeysOf } from './name-keys';
import { areNearlySame, shareWord } from './similar-names';

/** A class member in the form that lists are compared with. */
export interface RosterMember extends ListedPupil {
  readonly memberId: string;
  readonly removedAt: number | null;
  /** Whether the member has taken quizzes with a PIN: an address then comes from joining accounts, never from a list. */
  readonly hasPinAttempts?: boolean;
}

export interface PairedRow {
  readonly line: number;
  readonly text: string;
  readonly pupil: ListedPupil;
  readonly doubt?: string;
  /** The teacher has marked it as a new student. */
  readonly isNew?: boolean;
  /** The name was derived from the address. */
  readonly isNameless?: boolean;
}

/** Minimum length of a student number. Shorter numbers only count the class and shift when students come or go. */
const OWN_NUMBER_LENGTH = 4;

export const ownNumber = ({ number }: ListedPupil): string | null =>
  number !== null && number.length >= OWN_NUMBER_LENGTH ? number.toLowerCase() : null;
const shortNumber = (pupil: ListedPupil): string | null =>
  pupil.number !== null && ownNumber(pupil) === null ? pupil.number.toLowerCase() : null;

const differ = (one: string | null, other: string | null): boolean =>
  one !== null && other !== null && one !== other;

/** Whether numbers or addresses show that two namesakes are different people. */
export const areDifferentPeople = (one: ListedPupil, other: ListedPupil): boolean =>
  differ(one.email, other.email) || differ(ownNumber(one), ownNumber(other));

function firstOf<Each>(all: Iterable<Each>, most: number, fits: (each: Each) => boolean): Each[] {
  const found: Each[] = [];
  for (const each of all) {
    if (fits(each)) found.push(each);
    if (found.length === most) break;
  }
  return found;
}

const contentOf = ({ name, number, email }: ListedPupil): string => JSON.stringify([name, number, email]);

type Value = 'own number' | 'email' | 'short number';

/** Clear lines first, then by content: the line order must not matter. */
function byCertainty(one: PairedRow, other: PairedRow): number {
  const rank = ({ doubt, pupil }: PairedRow) => `${doubt === undefined ? 0 : 1}${contentOf(pupil)}`;
  return rank(one) < rank(other) ? -1 : 1;
}

/** Pairs the lines of a list with the members of a class, most certain matches first; each is used once. */
export class Pairing {
  readonly pairs = new Map<PairedRow, RosterMember>();
  readonly #rows: Set<PairedRow>;
  readonly #members: Set<RosterMember>;

  constructor(rows: readonly PairedRow[], members: readonly RosterMember[]) {
    this.#rows = new Set(rows);
    this.#members = new Set(members);
  }

  get rows(): PairedRow[] {
    return [...this.#rows];
  }
  get members(): RosterMember[] {
    return [...this.#members];
  }

  pair(row: PairedRow, member: RosterMember): void {
    this.#rows.delete(row);
    this.#members.delete(member);
    this.pairs.set(row, member);
  }

  /**
   * Pairs exact matches, even for doubtful lines. With more members than lines, the first members are taken only on
   * request: which of two identical members has left is unknown.
   */
  bySame({ takesFirst = false } = {}): void {
    const groups = Map.groupBy(this.#members, contentOf);
    for (const [content, rows] of Map.groupBy(this.rows, ({ pupil }) => contentOf(pupil))) {
      const members = groups.get(content) ?? [];
      if (members.length > rows.length && !takesFirst) continue;
      for (const [at, row] of rows.entries()) {
        const member = members[at];
        if (member) this.pair(row, member);
      }
    }
  }

  /** Pairs one line and one member that share a student number or address, or a short number and a similar name. */
  byValue(of: Value): void {
    const rows = this.#clear(of);
    const keyOf = {
      'own number': ownNumber,
      email: (pupil: ListedPupil) => pupil.email,
      'short number': shortNumber,
    }[of];
    const byRow = Map.groupBy(rows, ({ pupil }) => keyOf(pupil));
    const byMember = Map.groupBy(this.#members, keyOf);
    for (const [key, [row, ...moreRows]] of byRow) {
      const [member, ...more] = byMember.get(key) ?? [];
      if (key === null || !row || !member || moreRows.length > 0 || more.length > 0) continue;
      const names = [nameKeysOf(row.pupil), nameKeysOf(member)] as const;
      const isSure = of !== 'short number' || shareWord(...names) || areNearlySame(...names);
      if (isSure && !(of === 'short number' && areDifferentPeople(row.pupil, member))) this.pair(row, member);
    }
  }

  /** Pairs by name; namesakes only if there is a line for each of them. */
  byName(how: 'in order' | 'in any order'): void {
    const keyOf = (person: ListedPupil) => nameKeysOf(person)[how === 'in order' ? 'inOrder' : 'anyOrder'];
    const open = this.rows.filter(({ isNew, isNameless }) => !isNew && !isNameless);
    const byRow = Map.groupBy(open, ({ pupil }) => keyOf(pupil));
    const byMember = Map.groupBy(this.#members, keyOf);
    for (const [key, rows] of byRow) {
      const members = byMember.get(key) ?? [];
      const clear = rows.filter(({ doubt }) => doubt === undefined);
      if (clear.length > 1) this.#onlyPairs(clear, members);
      else if (members.length <= rows.length) this.#each(rows, members);
      else this.#onlyPairs(rows, members);
    }
  }

  /** Pairs a line and a member that fit only each other. */
  #onlyPairs(rows: readonly PairedRow[], members: readonly RosterMember[]): void {
    const sure = rows.flatMap((row) => {
      const [only, ...more] = firstOf(members, 2, (member) => !areDifferentPeople(row.pupil, member));
      return only && more.length === 0 ? [[row, only] as const] : [];
    });
    for (const [row, member] of sure) {
      const meant = firstOf(rows, 2, ({ pupil }) => !areDifferentPeople(pupil, member));
      if (meant.length === 1) this.pair(row, member);
    }
  }

  #each(rows: readonly PairedRow[], members: readonly RosterMember[]): void {
    const left = new Set(members);
    for (const row of rows.toSorted(byCertainty)) {
      const [member] = firstOf(left, 1, (each) => !areDifferentPeople(row.pupil, each));
      if (!member) continue;
      left.delete(member);
      this.pair(row, member);
    }
  }

  #clear(of: Value): PairedRow[] {
    return this.rows.filter(
      ({ doubt, isNew, isNameless }) =>
        !isNew && (doubt === undefined || (isNameless === true && of !== 'short number')),
    );
  }
}
