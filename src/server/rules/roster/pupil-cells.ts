import { unclearReasons } from '../../../shared/roster/messages';
import { type BareColumns, BEFORE_NAME, BEHIND_NAME, bareCells } from './bare-columns';
import { bareCell, cellKind } from './cell-kind';
import type { Headings } from './find-headings';
import { isContactOfOthers } from './headings';
import type { PupilCells } from './read-line';
import { SUFFIX } from './read-name';
import type { ListCells, ListLine } from './split-cells';

type Found = PupilCells | { readonly reason: string };

const NUMBERING = /^\(?\p{Nd}{1,3}[.)]\s*(?=\p{L})/u;

export function headedCells(line: ListLine, { kinds, isOrdered }: Headings): Found {
  const cells = line.cells.map(bareCell);
  const all = (kind: Headings['kinds'][number]): string[] =>
    cells.filter((cell, at) => kinds[at] === kind && cell !== '');
  const [first, middle, last] = [all('first'), all('middle'), all('last')];
  const parts = [...first, ...last].length > 0 ? [first, middle, last] : [all('name').slice(0, 1), middle];
  const names = parts.map((words) => [...new Set(words)].join(' ')).filter((name) => name !== '');
  const number = all('number')[0] ?? '';
  const email = all('email')[0] ?? '';
  if (names.some((name) => ['number', 'email'].includes(cellKind(name)) && !isOwnAddress(name, email)))
    return { reason: unclearReasons.columnsDiffer };
  if (cells.slice(kinds.length).some((cell) => cell !== '')) return { reason: unclearReasons.columnsDiffer };
  return { names: names.map((name) => name.replace(NUMBERING, '')), number, email, isOrdered };
}

const isOwnAddress = (name: string, email: string): boolean => email === '' && name.includes('@');

export function bareLineCells(
  line: ListLine,
  columns: BareColumns,
  { separator, isSpaced }: ListCells,
): Found {
  const filled = bareCells(line).filter((cell, at) => cell !== '' && !columns.ignored.has(at));
  const others = filled.some((cell) => cellKind(cell) === 'name') ? filled.filter(isContactOfOthers) : [];
  const cells = filled.filter((cell) => !others.includes(cell));
  const all = (kind: string): string[] => cells.filter((cell) => cellKind(cell) === kind);
  const names = withSuffixes(cells.filter((cell) => cellKind(cell) === 'name' || isNameWithAddress(cell)));
  const isLastFirst = separator === ',' && isSpaced;
  if (all('formula').length > 0) return { reason: unclearReasons.formula };
  if (names.length > 1 && columns.areManyNames) return { reason: unclearReasons.manyNames };
  if (names.length > Math.max(columns.nameCells, isLastFirst ? 2 : 1))
    return { reason: unclearReasons.manyNames };
  if (names.length > 2) return { reason: unclearReasons.manyNames };
  const emails = all('email').filter((cell) => !isNameWithAddress(cell));
  const numbers = all('number');
  if (numbers.length > 1 || emails.length > 1) return { reason: unclearReasons.columnsDiffer };
  const [name = ''] = names;
  const isGapLost = columns.haveNumbers && numbers.length === 0;
  const where = columns.inName ?? (isGapLost ? 'behind' : undefined);
  const found = names.length === 1 ? inName(name, where) : { name: '', number: '' };
  const ordered = isLastFirst ? [names.join(', ')] : names;
  return {
    names: names.length === 1 ? [found.name] : ordered,
    number: numbers[0] ?? found.number,
    email: emails[0] ?? '',
    remark: others.join(', '),
    isOrdered: isLastFirst && names.length > 1,
  };
}

/** "King", "Martin", "Jr.": a suffix after a comma belongs to the name before it. */
const withSuffixes = (names: readonly string[]): string[] =>
  names.flatMap((name, at) => {
    if (SUFFIX.test(name) && at > 0) return [];
    const next = names[at + 1] ?? '';
    return [SUFFIX.test(next) ? `${name}, ${next}` : name];
  });

/** "Asha Rao <asha@school.org>" */
const isNameWithAddress = (cell: string): boolean => cell.includes('@') && cell.includes(' ');

function inName(cell: string, where: BareColumns['inName']): { name: string; number: string } {
  if (where === 'behind') {
    const [, name = cell, number = ''] = BEHIND_NAME.exec(cell) ?? [];
    return { name, number };
  }
  const [, number = '', name = cell] = (where && BEFORE_NAME.exec(cell)) || [];
  return { name, number: where === 'count' ? '' : number };
}
