import type { ListedPupil } from '../../../shared/classes/schema';
import { nameKeysOf } from './name-keys';
import { areNearlySame, shareWord } from './similar-names';

/** A member of a class as a list is compared with it. */
export interface RosterMember extends ListedPupil {
  readonly memberId: string;
  readonly removedAt: number | null;
  /** Whether quizzes were taken with a PIN: an address comes by joining the accounts, and not by a list. */
  readonly hasPinAttempts?: boolean;
}

/** A line that is about a student. */
export interface PairedRow {
  readonly line: number;
  readonly text: string;
  readonly pupil: ListedPupil;
  readonly doubt?: string;
  /** The teacher says that it is nobody of the class. */
  readonly isNew?: boolean;
  /** The name is only what stands before the @ of the address. */
  readonly isNameless?: boolean;
}

/** So many signs a number has that is somebody's own; shorter ones count a class, and move on when somebody comes or leaves. */
const OWN_NUMBER_LENGTH = 4;

export const ownNumber = ({ number }: ListedPupil): string | null =>
  number !== null && number.length >= OWN_NUMBER_LENGTH ? number.toLowerCase() : null;
const shortNumber = (pupil: ListedPupil): string | null =>
  pupil.number !== null && ownNumber(pupil) === null ? pupil.number.toLowerCase() : null;

const differ = (one: string | null, other: string | null): boolean =>
  one !== null && other !== null && one !== other;

/** Whether a number or an address says that two of the same name are not the same. */
export const areDifferentPeople = (one: ListedPupil, other: ListedPupil): boolean =>
  differ(one.email, other.email) || differ(ownNumber(one), ownNumber(other));

/** The first few that fit; the others are not looked at. */
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

/** The clear ones first; never by their lines, whose order is to change nothing. */
function byCertainty(one: PairedRow, other: PairedRow): number {
  const rank = ({ doubt, pupil }: PairedRow) => `${doubt === undefined ? 0 : 1}${contentOf(pupil)}`;
  return rank(one) < rank(other) ? -1 : 1;
}

/** Who of a class is whom of a list; what is certain is paired, step by step, and never twice. */
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
   * What says exactly the same; also where the line alone would be in doubt. Of more members than lines the first ones are taken
   * only where that is said: of two who are the same, nobody knows who left.
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

  /** One line and one member with the same number of their own, or address; or with the same short number and a similar name. */
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

  /** The same name, its words in the same order or in any; where several have it, only if there is a line for each of them. */
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

  /** Lines with one member each that may be meant, and members with one line each. */
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
