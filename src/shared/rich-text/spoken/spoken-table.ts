import { type MathPart, piecesOf } from './math-parts';
import { type Speech, sayPart, sayRow } from './speech';

interface Place {
  readonly at: number;
  /** Index of the closing bracket. */
  readonly end: number | undefined;
}

/** A table with its brackets; undefined if none begins here. */
export function sayTable(
  parts: readonly MathPart[],
  { at, end }: Place,
  speech: Speech,
): { words: string; end: number } | undefined {
  const [part, next] = [parts[at], parts[at + 1]];
  if (part?.name === 'mtable') return { words: sayBare(part, speech), end: at };
  if (next?.name !== 'mtable' || !(end === at + 2 || (end === undefined && part?.text === '{')))
    return undefined;
  if (end === undefined) return { words: speech.words.cases(linesOf(next, speech)), end: at + 1 };
  const kind = part?.text === '|' ? 'determinant' : 'matrix';
  return { words: speech.words.matrix(cellsOf(next, speech), kind), end };
}

/** Aligned lines of a calculation, or a table without brackets. */
function sayBare(table: MathPart, speech: Speech): string {
  const isAligned =
    table.attributes.displaystyle === 'true' || table.parts.every((row) => cellsOfRow(row).length < 2);
  if (isAligned) return speech.words.lines(linesOf(table, speech));
  return speech.words.matrix(cellsOf(table, speech), 'table');
}

const cellsOf = ({ parts }: MathPart, speech: Speech): string[][] =>
  parts.map((row) => cellsOfRow(row).map((cell) => (piecesOf(cell).length > 0 ? sayPart(cell, speech) : '')));

const linesOf = ({ parts }: MathPart, speech: Speech): string[] =>
  parts.map((row) =>
    cellsOfRow(row)
      .map((cell) => sayRow(piecesOf(cell), speech))
      .join(' ')
      .trim(),
  );

const cellsOfRow = (row: MathPart): readonly MathPart[] => (row.name === 'mtr' ? row.parts : [row]);
