import { foldedWords } from '../../../shared/folded-words';
import { cellKind } from './cell-kind';
import { type ColumnKind, kindOf } from './headings';
import type { ListCells, ListLine } from './split-cells';

export interface Headings {
  /** Index of the heading line. */
  readonly at: number;
  readonly kinds: readonly ColumnKind[];
  /** Dropped columns of words or addresses, which may be part of a name or belong to someone else. */
  readonly leftOut: readonly number[];
  /** Whether the headings mark the first name. */
  readonly isOrdered: boolean;
}

/** Column kinds chosen by the teacher, by column index. */
export type ColumnChoices = Readonly<Record<string, ColumnKind>>;

/** Titles and notes may precede the headings. */
const LOOKED_AT_LINES = 15;
const NAMES: readonly ColumnKind[] = ['name', 'first', 'middle', 'last', 'alias'];

export function findHeadings({ lines }: ListCells, chosen: ColumnChoices = {}): Headings | undefined {
  const known = lines.slice(0, LOOKED_AT_LINES).findIndex(({ cells }) => areHeadings(cells));
  const at = known === -1 && areHeadingsByShape(lines) ? 0 : known;
  const headings = lines[at];
  if (!headings) return undefined;
  const below = lines.slice(at + 1);
  const found = completed(headings.cells, below);
  const said = new Set(Object.values(chosen));
  const kinds = found.map((kind, column) => chosen[column] ?? (said.has(kind) ? beside(kind) : kind));
  const leftOut = kinds.flatMap((kind, column) =>
    isLeftOut(kind, headings.cells[column] ?? '', column) && !isSameName(below, kinds, column)
      ? [column]
      : [],
  );
  const isOrdered = known !== -1;
  return { at, kinds, isOrdered, leftOut };

  function isLeftOut(kind: ColumnKind, heading: string, column: number): boolean {
    if (heading === '' || !['alias', 'address', 'others', 'other', 'name'].includes(kind)) return false;
    if (kind === 'name' && kinds.indexOf('name') === column && !hasParts(kinds)) return false;
    if (kind === 'other' && kindOf(heading) === 'other') return false;
    return looks(below, column, 'email') || looks(below, column, 'name');
  }
}

/** The kind of a column once the teacher has chosen another one for addresses or numbers. */
const beside = (kind: ColumnKind): ColumnKind =>
  kind === 'email' ? 'address' : kind === 'number' ? 'other' : kind;

const hasParts = (kinds: readonly ColumnKind[]): boolean => kinds.includes('first') || kinds.includes('last');

/** Whether the column repeats the full name. */
function isSameName(below: readonly ListLine[], kinds: readonly ColumnKind[], column: number): boolean {
  const wordsOf = (text: string) => foldedWords(text).toSorted().join(' ');
  const inParts = ({ cells }: ListLine) =>
    cells.filter((_, at) => ['first', 'middle', 'last'].includes(kinds[at] ?? '')).join(' ');
  return (
    kinds[column] === 'name' &&
    below.every((line) => wordsOf(line.cells[column] ?? '') === wordsOf(inParts(line)))
  );
}

function areHeadings(cells: readonly string[]): boolean {
  const filled = cells.filter((cell) => cell !== '');
  if (filled.some((cell) => /[@\d]/.test(cell) && kindOf(cell) === undefined)) return false;
  const kinds = filled.flatMap((cell) => kindOf(cell) ?? []);
  const names = kinds.filter((kind) => kind === 'email' || NAMES.includes(kind));
  // A single heading may be a person's name, unless it announces names.
  return kinds.length === filled.length
    ? names.length > 0 || kinds.length > 2
    : kinds.length > 1 && names.length > 0;
}

const SAYS_NAME =
  /name|^nom$|^nome\b|nombre|naam|^navn$|^namn$|nazwisk|jméno|имя|фамили|прізвищ|姓名|氏名|이름|नाम|الاسم/i;

/**
 * Recognizes headings in an unknown language: one name heading among unknown words, or unknown words above a column of
 * addresses or numbers.
 */
function areHeadingsByShape([first, ...below]: readonly ListLine[]): boolean {
  const cells = first?.cells ?? [];
  if (cells.length < 2 || cells.some((cell) => cellKind(cell) !== 'name')) return false;
  if (cells.some((cell) => SAYS_NAME.test(cell) && kindOf(cell) !== undefined)) return true;
  if (below.length < 2) return false;
  return cells.some((_, column) => below.every(({ cells: row }) => isFact(row[column] ?? '')));
}

const isFact = (cell: string): boolean => ['email', 'number'].includes(cellKind(cell));

const looks = (below: readonly ListLine[], column: number, kind: string): boolean => {
  const filled = below.map(({ cells }) => cells[column] ?? '').filter((cell) => cell !== '');
  return filled.length > 0 && filled.filter((cell) => cellKind(cell) === kind).length * 2 > filled.length;
};

const OF_SCHOOL =
  /school|schul|student|pupil|learner|eleve|élève|scola|escol|instit|alum|alun|leerling|elev|skol|ucz|szkol|учени|учн|школ|学校|學校|学生|學生|학교|학생/iu;

/** The address column labelled as the school's or the student's, else the first; the teacher is asked about the others. */
function ownEmail(kinds: readonly ColumnKind[], headings: readonly string[]): number {
  const said = kinds.findIndex((kind, at) => kind === 'email' && OF_SCHOOL.test(headings[at] ?? ''));
  return said === -1 ? kinds.indexOf('email') : said;
}

/** Adjusts kinds to each other ("Name" beside "Vorname" is the last name) and guesses unknown columns from their cells. */
function completed(headings: readonly string[], below: readonly ListLine[]): ColumnKind[] {
  const kinds = headings.map((cell) => kindOf(cell) ?? 'other');
  const [hasFirst, hasLast] = [kinds.includes('first'), kinds.includes('last')];
  const hasName = hasFirst || (kinds.includes('name') && !hasLast);
  const paired = kinds.map((kind, column): ColumnKind => {
    if (kind === 'name' && hasFirst !== hasLast) return hasFirst ? 'last' : 'first';
    if (kind === 'alias' && !hasName && kinds.indexOf('alias') === column) return hasLast ? 'first' : 'name';
    return kind;
  });
  const unknown = (kind: string, fits: (column: number) => boolean): number[] =>
    paired.flatMap((known, column) =>
      known !== 'other' || !fits(column) || !looks(below, column, kind) ? [] : [column],
    );
  // A column with an unrelated heading is not taken for addresses.
  const mail = paired.findIndex((kind, at) => kind === 'address' && looks(below, at, 'email'));
  const bare = unknown('email', (column) => headings[column] === '')[0] ?? -1;
  const email = mail >= 0 ? mail : bare;
  if (!paired.includes('email') && email >= 0) paired[email] = 'email';
  const own = ownEmail(paired, headings);
  for (const [at, kind] of paired.entries()) if (kind === 'email' && at !== own) paired[at] = 'address';
  if (paired.some((kind) => NAMES.includes(kind))) return paired;
  const names = unknown('name', (column) => kindOf(headings[column] ?? '') === undefined);
  const [first, last, ...more] = names;
  if (first !== undefined) paired[first] = last === undefined || more.length > 0 ? 'name' : 'first';
  if (last !== undefined && more.length === 0) paired[last] = 'last';
  const isKnown = kinds.some((kind) => kind !== 'other');
  const number = isKnown ? undefined : unknown('number', () => true)[0];
  if (number !== undefined) paired[number] = 'number';
  return paired;
}
