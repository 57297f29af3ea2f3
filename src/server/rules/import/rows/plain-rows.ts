import { SAMPLE_ROWS } from './columns-by-shape';
import { namingOf, rightOptions } from './right-options';
import type { RowCells, RowOption } from './row-cells';

const LETTERS = 'abcdefghij';

/** Rows without headings: a question, its options, and the answer last; a leading number counts the rows. */
export function plainRows(rows: readonly (readonly string[])[]): RowCells[] {
  const filled = rows.map((row) => row.map((cell) => cell.trim()));
  const isCounted = filled
    .filter((row) => row.length > 1 && row.some((cell) => cell !== ''))
    .every(([first]) => /^\d{0,4}[.)]?$/.test(first ?? ''));
  return filled.map((row, at) => plainRow(isCounted ? row.slice(1) : row, at + 1));
}

function plainRow(row: readonly string[], line: number): RowCells {
  const [question = '', ...rest] = row.filter((cell) => cell !== '');
  const correct = rest.slice(-1);
  const options = rest
    .slice(0, -1)
    .map((text, at): RowOption => ({ label: LETTERS[at] ?? '', text, isWrong: false, feedback: '' }));
  return { ...EMPTY, line, question, options, correct };
}

const EMPTY: RowCells = {
  ...{
    line: 0,
    name: '',
    question: '',
    type: '',
    options: [],
    correct: [],
    marks: '',
    explanation: '',
    time: '',
  },
  ...{ tags: '', tolerance: '', unit: '', min: '', max: '', step: '', unknown: [] },
};

/**
 * Whether such rows are surely questions: in nearly all, the answer names an option or the text asks
 * something.
 */
export function arePlainRows(rows: readonly RowCells[]): boolean {
  const asked = rows.filter(({ question }) => question !== '').slice(0, SAMPLE_ROWS);
  const naming = namingOf(asked);
  const sure = asked.filter(({ question, options, correct }) =>
    options.length === 0
      ? correct.length > 0 && /[?？؟]$/.test(question)
      : options.length > 1 && rightOptions({ options, correct }, naming).right.length > 0,
  );
  return asked.length > 0 && sure.length * 10 >= asked.length * 8;
}
