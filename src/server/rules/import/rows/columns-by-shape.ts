import { has } from './find-headings';
import type { Column } from './headings';
import { LATIN, labelIn } from './option-labels';
import { namingOf, rightOptions } from './right-options';
import type { RowOption } from './row-cells';

type Rows = readonly (readonly string[])[];

export interface ShapedColumns {
  readonly columns: readonly Column[];
  /** The index of the answer's column, if only its cells show it. */
  readonly keyAt?: number;
  /** Whether several columns may hold the answer. */
  readonly isUnclear: boolean;
}

interface Shape {
  /** The headings, by column index. */
  readonly names: readonly string[];
  /** The rows below the headings. */
  readonly rows: Rows;
  readonly hasHeadings: boolean;
}

/** The number of rows examined to tell the contents of a column. */
export const SAMPLE_ROWS = 200;
/** Wider sheets without telling headings are not questions. */
const COLUMNS_MAXIMUM = 40;

/**
 * Identifies columns by their cells where headings do not: the question, its options, and a key that names
 * them.
 */
export function shapedColumns(known: readonly Column[], { rows, names, hasHeadings }: Shape): ShapedColumns {
  const sample = rows.filter((row) => filledIn(row) > 1).slice(0, SAMPLE_ROWS);
  const first = known.find(({ at }) => cellsAt(sample, at).length > 0);
  const columns = known.map(
    (column): Column =>
      column === first && isCounting(column, sample)
        ? { kind: 'ignored', at: column.at }
        : withNumbers(column, { sample, names }),
  );
  const listed = withListBesideKey(columns, sample);
  const withQuestion = has(listed, ['question']) ? listed : withFoundQuestion(listed, sample);
  if (sample.length === 0 || columns.length > COLUMNS_MAXIMUM)
    return { columns: withQuestion, isUnclear: false };
  return withFoundKey(withQuestion, { sample, hasHeadings });
}

const filledIn = (row: readonly string[]): number => row.filter((cell) => cell.trim() !== '').length;

const cellsAt = (rows: Rows, at: number): string[] =>
  rows.map((row) => row[at]?.trim() ?? '').filter((cell) => cell !== '');

/** Whether a column counts the rows: 1, 2, 3. */
function isCounting({ kind, at }: Column, rows: Rows): boolean {
  if (kind !== 'unknown') return false;
  const numbers = cellsAt(rows, at).map((cell) => Number(/^(\d{1,5})[.)]?$/.exec(cell)?.[1] ?? 'none'));
  const isNext = (number: number, index: number) => index === 0 || number === (numbers[index - 1] ?? 0) + 1;
  return numbers.length > 1 && numbers.length * 10 >= rows.length * 8 && numbers.every(isNext);
}

/** Drops a marks column without digits: "Body" means marks in Czech, and a text in English. */
function withNumbers(column: Column, { sample, names }: { sample: Rows; names: readonly string[] }): Column {
  const { kind, at } = column;
  if (kind !== 'marks') return column;
  const cells = cellsAt(sample, at);
  const isNumber = cells.length === 0 || cells.some((cell) => /\p{Nd}/u.test(cell));
  return isNumber ? column : { kind: 'unknown', at, heading: names[at] ?? '' };
}

/** "Answers" beside "Correct" lists the options if its cells are lists. */
function withListBesideKey(columns: readonly Column[], rows: Rows): readonly Column[] {
  const keys = columns.flatMap((column) => (column.kind === 'correct' ? [column] : []));
  const [list, ...others] = keys.filter(({ says }) => says === 'answer');
  if (!list || others.length > 0 || keys.length < 2 || has(columns, ['option', 'options', 'wrong']))
    return columns;
  const cells = cellsAt(rows, list.at);
  const isList = cells.filter((cell) => /[;|\n]/.test(cell)).length * 2 > cells.length;
  return isList
    ? columns.map((column) => (column === list ? { kind: 'options', at: list.at } : column))
    : columns;
}

/** The column with the most question-like cells, else the one with the longest cells. */
function withFoundQuestion(columns: readonly Column[], rows: Rows): readonly Column[] {
  const [best] = columns
    .filter(({ kind, at }) => kind === 'unknown' && cellsAt(rows, at).length * 2 > rows.length)
    .map(({ at }) => {
      const cells = cellsAt(rows, at);
      const asking = cells.filter((cell) => /[?？؟՞;]$/.test(cell)).length / rows.length;
      const length = cells.reduce((sum, cell) => sum + cell.length, 0) / rows.length;
      return { at, asking: asking > 0.3 ? asking : 0, length };
    })
    .sort((a, b) => b.asking - a.asking || b.length - a.length || a.at - b.at);
  return columns.map((column) => (column.at === best?.at ? { kind: 'question', at: column.at } : column));
}

interface Sample {
  readonly sample: Rows;
  readonly hasHeadings: boolean;
}

function withFoundKey(columns: readonly Column[], { sample, hasHeadings }: Sample): ShapedColumns {
  const hasOptions = has(columns, ['option', 'options', 'wrong']);
  const key = columns.find(({ kind }) => kind === 'correct');
  if (key || has(columns, ['options', 'wrong'])) {
    const run = hasOptions ? [] : longestRun(columns, key?.at ?? -1, sample);
    const isNamed = key && run.length > 1 && waysOf(sample, key.at, run) !== undefined;
    return { columns: isNamed ? withOptions(columns, run) : columns, isUnclear: false };
  }
  const options = columns.flatMap(({ kind, at }) => (kind === 'option' ? [at] : []));
  const numbers: number[] = [];
  const candidates = columns.flatMap(({ kind, at }) => {
    if (kind !== 'unknown' && kind !== 'explanation') return [];
    const run = options.length > 1 ? options : longestRun(columns, at, sample);
    const way = run.length > 1 ? waysOf(sample, at, run) : undefined;
    // A number can be anything: it is the answer only in the last column, after the options.
    const isNumberElsewhere = way === 'number' && (hasHeadings || at !== lastPlace(columns, sample));
    if (isNumberElsewhere) numbers.push(at);
    return way === undefined || isNumberElsewhere ? [] : [{ at, run, way }];
  });
  const best = (['text', 'letter', 'number'] as const)
    .map((way) => candidates.filter((candidate) => candidate.way === way))
    .find((found) => found.length > 0);
  const [found, ...others] = best ?? [];
  if (found && others.length === 0) {
    const named = withOptions(columns, found.run).map(
      (column): Column => (column.at === found.at ? { kind: 'correct', at: column.at } : column),
    );
    return { columns: named, keyAt: found.at, isUnclear: false };
  }
  const run =
    options.length > 0 ? [] : longestRun(columns, numbers.length === 1 ? (numbers[0] ?? -1) : -1, sample);
  return {
    columns: run.length > 1 && areUnlike(sample, run) ? withOptions(columns, run) : columns,
    isUnclear: others.length > 0,
  };
}

const lastPlace = (columns: readonly Column[], rows: Rows): number =>
  Math.max(...columns.filter(({ at }) => cellsAt(rows, at).length > 0).map(({ at }) => at));

/** The longest run of unidentified columns, ignoring one column and empty ones. */
function longestRun(columns: readonly Column[], without: number, rows: Rows): number[] {
  let [best, run]: [number[], number[]] = [[], []];
  for (const { kind, at } of columns) {
    if (cellsAt(rows, at).length === 0) continue;
    run = kind === 'unknown' && at !== without ? [...run, at] : [];
    if (run.length > best.length) best = run;
  }
  return best;
}

const withOptions = (columns: readonly Column[], run: readonly number[]): Column[] =>
  columns.map((column) => {
    const index = run.indexOf(column.at);
    return index === -1 || column.kind === 'option'
      ? column
      : { kind: 'option', at: column.at, label: LATIN[index] ?? '' };
  });

/** How a column's cells name the options in nearly all rows; undefined if they do not. */
function waysOf(rows: Rows, at: number, run: readonly number[]): 'text' | 'letter' | 'number' | undefined {
  const answered = rows.flatMap((row) => {
    const cell = row[at]?.trim() ?? '';
    const options = run.flatMap((place, index): RowOption[] => {
      const text = row[place]?.trim() ?? '';
      return text === '' ? [] : [{ label: LATIN[index] ?? '', text, isWrong: false, feedback: '' }];
    });
    return cell === '' || options.length < 2 ? [] : [{ options, correct: [cell] }];
  });
  if (answered.length === 0 || answered.length * 2 < rows.length) return undefined;
  const naming = namingOf(answered);
  const share = (isByLabel: boolean) =>
    answered.filter((row) => rightOptions(row, { ...naming, isByLabel, isOnly: true }).right.length > 0)
      .length / answered.length;
  if (share(false) >= 0.9) return 'text';
  if (share(true) < 0.9) return undefined;
  const cells = answered.flatMap(({ correct }) => correct);
  const isVaried = new Set(cells).size > 1 || cells.length === 1;
  if (cells.some((cell) => /^\d/.test(labelIn(cell) ?? ''))) return isVaried ? 'number' : undefined;
  return isVaried || cells.length < 4 ? 'letter' : undefined;
}

/** Whether the options within each question differ. */
function areUnlike(rows: Rows, run: readonly number[]): boolean {
  const cells = rows.map((row) => run.map((at) => row[at]?.trim() ?? '').filter((cell) => cell !== ''));
  const unlike = cells.filter((each) => each.length > 1 && new Set(each).size === each.length);
  return unlike.length * 10 >= rows.length * 8;
}
