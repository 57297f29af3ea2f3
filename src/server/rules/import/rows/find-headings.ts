import { type Column, columnOf, NUMBERING } from './headings';
import { alphabetsOf, LATIN, placeOf } from './option-labels';

export interface Headings {
  readonly columns: readonly Column[];
  /** The headings, by column index. */
  readonly names: readonly string[];
  /** The index of the first row below them. */
  readonly from: number;
}

/** Templates have a title and instructions above. */
const SEARCHED_ROWS = 40;

/**
 * Finds the heading row: the first with a question column and an answer or options column; a second row may
 * complete it.
 */
export function findHeadings(rows: readonly (readonly string[])[]): Headings | undefined {
  for (const [at, row] of rows.slice(0, SEARCHED_ROWS).entries()) {
    const alone = columnsOf(row);
    if (!has(alone, ['question'])) continue;
    const below = rows[at + 1] ?? [];
    const both = completed(alone, below);
    // A second heading row identifies more columns; a first question does not.
    const isSecond = countOf(both) > countOf(alone);
    const columns = isSecond ? both : alone;
    if (!has(columns, ANSWERED)) continue;
    const names = columns.map((_, place) => row[place]?.trim() || (isSecond && below[place]?.trim()) || '');
    return { columns, names, from: at + (isSecond ? 2 : 1) };
  }
  return undefined;
}

const ANSWERED: readonly Column['kind'][] = ['correct', 'option', 'options', 'wrong', 'type'];

/** The contents of the columns below a heading row, considered together. */
export const columnsOf = (row: readonly string[]): Column[] =>
  [numberedOptions, bareNumbers, severalOptions, answersBesideKey, onlySolution, latinLabels].reduce<
    Column[]
  >(
    (columns, step) => step(columns, row),
    row.map((cell, at) => columnOf(cell, at)),
  );

type Step = (columns: Column[], row: readonly string[]) => Column[];

const option = (at: number, label: string): Column => ({ kind: 'option', at, label });

const isBareAnswer = (column: Column): boolean => column.kind === 'correct' && column.says === 'answer';

/** "1. Answer", "2. Answer". */
const numberedOptions: Step = (columns, row) => {
  const numbered = columns.filter((column) => isBareAnswer(column) && NUMBERING.test(row[column.at] ?? ''));
  if (numbered.length < 2) return columns;
  return columns.map((column) =>
    numbered.includes(column) ? option(column.at, NUMBERING.exec(row[column.at] ?? '')?.[1] ?? '') : column,
  );
};

/** "Question", "1", "2", "3", "Answer". */
const bareNumbers: Step = (columns, row) => {
  const numbers = columns.filter(({ at }) => /^\d$/.test(row[at]?.trim() ?? ''));
  const isCount = numbers.length > 1 && numbers.every(({ at }, index) => row[at]?.trim() === `${index + 1}`);
  if (!isCount || !has(columns, ['question']) || has(columns, ['option', 'options', 'wrong'])) return columns;
  return columns.map((column) =>
    numbers.includes(column) ? option(column.at, row[column.at]?.trim() ?? '') : column,
  );
};

/** Several columns named "Options" hold one option each. */
const severalOptions: Step = (columns) => {
  const several = columns.filter(({ kind }) => kind === 'options');
  if (several.length < 2) return columns;
  return columns.map((column) => {
    const index = several.indexOf(column);
    return index === -1 ? column : option(column.at, LATIN[index] ?? '');
  });
};

/** Several columns named "Answer" beside "Right answer" are its options. */
const answersBesideKey: Step = (columns) => {
  const answers = columns.filter(isBareAnswer);
  const hasKey = columns.some((column) => column.kind === 'correct' && column.says === undefined);
  if (answers.length < 2 || !hasKey || has(columns, ['option', 'options', 'wrong'])) return columns;
  return columns.map((column) => {
    const index = answers.indexOf(column);
    return index === -1 ? column : option(column.at, LATIN[index] ?? '');
  });
};

/** A solution beside a right answer is an explanation. */
const onlySolution: Step = (columns) => {
  const keys = columns.filter(({ kind }) => kind === 'correct');
  if (keys.length < 2) return columns;
  return columns.map((column) =>
    column.kind === 'correct' && column.says === 'solution' ? { kind: 'explanation', at: column.at } : column,
  );
};

/** Letters of other alphabets become Latin by their position; ambiguous ones are numbered by their order. */
const latinLabels: Step = (columns) => {
  const labels = columns.flatMap((column) => (column.kind === 'option' ? [column.label] : []));
  const alphabets = alphabetsOf(labels.filter((label) => label !== ''));
  return columns.map((column) => {
    if (!('label' in column) || /^(?:[a-j]|\d{0,2})$/.test(column.label)) return column;
    return { ...column, label: LATIN[placeOf(column.label, alphabets) ?? -1] ?? '' };
  });
};

export const has = (columns: readonly Column[], kinds: readonly Column['kind'][]): boolean =>
  columns.some(({ kind }) => kinds.includes(kind));

const isNamed = ({ kind }: Column): boolean => kind !== 'unknown' && kind !== 'ignored';
const countOf = (columns: readonly Column[]): number => columns.filter(isNamed).length;

/** Adds the columns of a second row where the first leaves them open; none if that row has other contents. */
function completed(above: readonly Column[], row: readonly string[]): Column[] {
  const below = columnsOf(row).filter(({ at }) => row[at]?.trim() !== '');
  const areHeadings = below.every(isNamed) && below.length > 1;
  if (!areHeadings) return [...above];
  const byPlace = new Map(below.map((column) => [column.at, column]));
  const width = Math.max(above.length, row.length);
  return Array.from({ length: width }, (_, at) => {
    const first = above[at];
    return (first && isNamed(first) ? first : (byPlace.get(at) ?? first)) ?? columnOf('', at);
  });
}
