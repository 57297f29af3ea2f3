import { cleanList, oneLine } from '../../../shared/clean-line';
import { ROSTER_MAXIMUM_LINES } from '../../../shared/constants';
import { type CellSeparator, separatorOfText } from '../cells-of-lines';

/** A line of a text or a row of a sheet; `line` counts from 1. */
export interface ListLine {
  readonly line: number;
  readonly text: string;
  /** Overlong cells are replaced by TOO_LONG. */
  readonly cells: readonly string[];
  /** An overlong line, not split into cells. */
  readonly isTooLong?: boolean;
}

/** Placeholder for an overlong cell: a noncharacter that no list contains. */
export const TOO_LONG = '\uffff';

export interface ListCells {
  readonly lines: readonly ListLine[];
  /** '' if each line is a single cell, or for a sheet. */
  readonly separator: Separator | '';
  /** Whether commas are followed by a space, as in "Last, First". */
  readonly isSpaced: boolean;
}

export type Separator = CellSeparator | '  ';

export const LINE_BREAK = /\r\n?|[\n\u0085\u2028\u2029]/;
const TEXT_SHOWN = 200;
const CELLS_MAXIMUM = 60;
/** In characters, checked before any regular expression runs. A longer quoted text was not meant as a quote. */
const LINE_MAXIMUM = 2000;
const CELL_MAXIMUM = 300;

/**
 * Splits a text into lines and cells. Quoted line breaks stay within their cell. Blank lines are dropped; an overlong
 * line affects only itself.
 */
export function splitCells(raw: string): ListCells {
  const lines = onePerLine(withPlainCommas(raw).split(LINE_BREAK));
  const long = lines.flatMap((line, at) => (line.length > LINE_MAXIMUM ? [longLine(at + 1, line)] : []));
  const clean = lines.map((line) => (line.length > LINE_MAXIMUM ? '' : cleanList(line)));
  const separator = separatorOf(clean);
  const text = clean.join('\n');
  const read =
    separator === '' || separator === '  ' ? plainLines(clean, separator) : quotedLines(text, separator);
  return {
    ...{ separator, isSpaced: isSpaced(text) },
    lines: long.length === 0 ? read : [...read, ...long].sort((a, b) => a.line - b.line),
  };
}

/** Arabic and Chinese commas separate cells only if no other separator occurs. */
const withPlainCommas = (text: string): string =>
  /[,;\t|]/.test(text) ? text : text.replace(/[،，]/g, ',').replaceAll('؛', ';');

export const sheetLines = (rows: readonly (readonly string[])[]): ListCells => ({
  lines: rows.flatMap((row, at) => lineOf(at + 1, row.slice(0, CELLS_MAXIMUM).map(shortCell).map(cleanList))),
  separator: '',
  isSpaced: false,
});

const shortCell = (cell: string): string => (cell.length > CELL_MAXIMUM ? TOO_LONG : cell);

const longLine = (line: number, text: string): ListLine => ({
  ...{ line, cells: [], isTooLong: true },
  text: oneLine(cleanList(text.slice(0, TEXT_SHOWN))),
});

function lineOf(line: number, cells: readonly string[], text: string = cells.join(' | ')): ListLine[] {
  const clean = cells.slice(0, CELLS_MAXIMUM).map(shortCell).map(oneLine);
  if (clean.every((cell) => cell === '')) return [];
  return [{ line, cells: clean, text: oneLine(text).slice(0, TEXT_SHOWN).toWellFormed() }];
}

/** Prefers other separators to commas and spaces: "Last, First; 2023" has a comma within the name. */
function separatorOf(lines: readonly string[]): Separator | '' {
  const filled = lines.map((line) => line.trim()).filter((line) => line !== '');
  const text = filled.join('\n');
  // A line with only a name has no separator.
  const sign = separatorOfText(filled.filter((line) => /[\t;,|]/.test(line)).join('\n'));
  if (sign === ',' && isSpaced(text))
    return NAMED_BEFORE.find(({ pattern }) => pattern.test(text))?.sign ?? ',';
  if (sign !== '') return sign;
  return filled.filter((line) => / {2,}/.test(line)).length * 2 > filled.length ? '  ' : '';
}

/** Separators between a name with a comma and its number or address. */
const NAMED_BEFORE = (['\t', ';', '|'] as const).map((sign) => ({
  sign,
  pattern: new RegExp(
    `^[^"\\n${sign}]+[${sign}] *(?:\\p{Nd}+|[^\\s"@${sign}]+@[^\\s"@${sign}]+) *(?:[${sign}\\n]|$)`,
    'mu',
  ),
}));

const isSpaced = (text: string): boolean => {
  const commas = text.split(',').length - 1;
  return commas > 0 && (text.match(/,[ \n"]/g)?.length ?? 0) * 10 >= commas * 9;
};

const plainLines = (lines: readonly string[], separator: '' | '  '): ListLine[] =>
  lines.flatMap((line, at) => {
    const whole = line.trim().replace(/^"(.*)"$/, '$1');
    return lineOf(at + 1, separator === '' ? [whole] : whole.split(/ {2,}/), line);
  });

function quotedLines(text: string, separator: Separator): ListLine[] {
  const quoted = new RegExp(` *"((?:[^"]|""){0,${CELL_MAXIMUM}})" *(?=[\\n${separator}]|$)`, 'y');
  const plain = new RegExp(`[^\\n${separator}]*`, 'y');
  const lines: ListLine[] = [];
  let cells: string[] = [];
  let [at, start, line, startLine] = [0, 0, 1, 1];
  while (at <= text.length) {
    quoted.lastIndex = at;
    plain.lastIndex = at;
    const inQuotes = quoted.exec(text);
    const found = inQuotes ?? plain.exec(text);
    const whole = found?.[0] ?? '';
    cells.push(inQuotes ? (inQuotes[1] ?? '').replaceAll('""', '"') : whole);
    line += whole.split('\n').length - 1;
    at += whole.length + 1;
    if (text[at - 1] === separator) continue;
    lines.push(...lineOf(startLine, cells, text.slice(start, at - 1)));
    cells = [];
    line += 1;
    [start, startLine] = [at, line];
  }
  return lines;
}

/**
 * Puts each person of a single-line list on a line: "Rao, Asha <a@x.org>; Ode, Ben <b@x.org>" as mail programs write it,
 * or at least three names separated by commas. Each pattern is linear, because the length is not limited yet.
 */
function onePerLine(lines: readonly string[]): readonly string[] {
  const [only = '', ...more] = lines.filter((line) => line.trim() !== '');
  if (more.length > 0) return lines;
  if ((only.match(/@[^<>@]*>/g)?.length ?? 0) > 1) return only.split(/(?<=>)\s*[;,]/);
  const parts = only.split(only.includes(';') ? ';' : ',');
  const isList = parts.length > 2 && parts.length <= ROSTER_MAXIMUM_LINES;
  if (!isList || parts.some((part) => part.length > CELL_MAXIMUM)) return lines;
  const names = parts.map((part) => oneLine(cleanList(part)));
  return names.every(isPlainName) ? names : lines;
}

const isPlainName = (name: string): boolean => /^\p{L}[^\d@"\t;]*$/u.test(name) && / \p{L}/u.test(name);
