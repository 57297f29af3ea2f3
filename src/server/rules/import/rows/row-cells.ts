import type { Column } from './headings';

/** The contents of one row, with trimmed cells. */
export interface RowCells {
  /** The row number in its sheet, from 1. */
  readonly line: number;
  readonly name: string;
  readonly question: string;
  readonly type: string;
  readonly options: readonly RowOption[];
  /** The cells of the answer columns. */
  readonly correct: readonly string[];
  readonly marks: string;
  readonly explanation: string;
  readonly time: string;
  readonly tags: string;
  readonly tolerance: string;
  readonly unit: string;
  readonly min: string;
  readonly max: string;
  readonly step: string;
  /** Cells of unidentified columns, with their headings. */
  readonly unknown: readonly (readonly [heading: string, cell: string])[];
}

export interface RowOption {
  /** From the heading: "a", "1". */
  readonly label: string;
  readonly text: string;
  readonly feedback: string;
  /** Whether its column holds wrong answers. */
  readonly isWrong: boolean;
}

/** The cells of a row by the kind of their column, without empty options. */
export function rowCells(row: readonly string[], columns: readonly Column[], line: number): RowCells {
  const cells = row.map((cell) => cell.trim());
  const textAt = (at: number): string => cells[at] ?? '';
  const all = (kind: Column['kind']): string[] =>
    columns.filter((column) => column.kind === kind && textAt(column.at) !== '').map(({ at }) => textAt(at));
  const first = (kind: Column['kind']): string => all(kind)[0] ?? '';
  const feedback = new Map(
    columns.flatMap((column) =>
      column.kind === 'optionFeedback' ? [[column.label, textAt(column.at)] as const] : [],
    ),
  );
  const options = columns.flatMap((column): RowOption[] => {
    if (column.kind !== 'option' && column.kind !== 'wrong') return [];
    const text = textAt(column.at);
    const isWrong = column.kind === 'wrong';
    return text === ''
      ? []
      : [{ label: column.label, text, isWrong, feedback: feedback.get(column.label) ?? '' }];
  });
  return {
    line,
    ...{ name: first('name'), question: first('question'), type: first('type') },
    options: options.length > 0 ? options : splitOptions(withBreaks(first('options'), all('correct'))),
    correct: all('correct'),
    ...{ marks: first('marks'), explanation: all('explanation').join('\n'), time: first('time') },
    ...{ tags: all('tags').join(','), tolerance: first('tolerance'), unit: first('unit') },
    ...{ min: first('min'), max: first('max'), step: first('step') },
    unknown: columns.flatMap((column) =>
      column.kind === 'unknown' && textAt(column.at) !== ''
        ? [[column.heading, textAt(column.at)] as const]
        : [],
    ),
  };
}

const LABELLED = /^\(?([a-z])[.)]\s+/i;
const LETTERS = 'abcdefghij';

/** Splits options at commas too if the answer is one of the pieces. */
function withBreaks(cell: string, correct: readonly string[]): string {
  const parts = cell.split(',').map((part) => part.trim());
  const isOne = splitCell(cell).length === 1 && parts.some((part) => correct.includes(part));
  return isOne ? parts.join('\n') : cell;
}

/** Splits a cell into options: at lines, semicolons or bars. */
export function splitOptions(cell: string): RowOption[] {
  const texts = splitCell(cell);
  const areLabelled = texts.every((text, at) => LABELLED.exec(text)?.[1]?.toLowerCase() === LETTERS[at]);
  return texts.map((text, at) => ({
    ...{ label: LETTERS[at] ?? '', isWrong: false, feedback: '' },
    text: areLabelled ? text.replace(LABELLED, '') : text,
  }));
}

/** Splits a list in a cell: at lines, else bars, else semicolons. */
export function splitCell(cell: string): string[] {
  const separator = ['\n', '|', ';'].find((sign) => cell.includes(sign));
  const parts = separator === undefined ? [cell] : cell.split(separator);
  return parts.map((part) => part.trim()).filter((part) => part !== '');
}
