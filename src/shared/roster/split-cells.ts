import { cleanList, oneLine } from './clean-list';

/** One line of a list, or one row of a sheet: where it begins, from 1, and what stands in its cells. */
export interface ListLine {
  readonly line: number;
  readonly text: string;
  readonly cells: readonly string[];
}

export interface ListCells {
  readonly lines: readonly ListLine[];
  /** What stands between cells: '' where each line is one, or where the cells are those of a sheet. */
  readonly separator: Separator | '';
  /** Whether commas have a space behind them, as in "Last, First". */
  readonly isSpaced: boolean;
}

export type Separator = '\t' | ';' | '|' | ',' | '  ';

const TEXT_SHOWN = 200;
/** No list has more columns. */
const CELLS_MAXIMUM = 60;
/** A quoted cell is a name or a number; what goes on for longer was never quoted. */
const QUOTED_MAXIMUM = 300;

/** Splits a text into lines and cells. Line breaks within quotes are part of a cell. Blank lines are left out. */
export function splitCells(raw: string): ListCells {
  const text = onePerLine(cleanList(raw));
  const separator = separatorOf(text.split('\n'));
  const lines =
    separator === '' || separator === '  ' ? plainLines(text, separator) : quotedLines(text, separator);
  return { lines, separator, isSpaced: isSpaced(text) };
}

/** The rows of a sheet as lines. */
export const sheetLines = (rows: readonly (readonly string[])[]): ListCells => ({
  lines: rows.flatMap((row, at) => lineOf(at + 1, row.map(cleanList))),
  separator: '',
  isSpaced: false,
});

function lineOf(line: number, cells: readonly string[], text: string = cells.join(' | ')): ListLine[] {
  const clean = cells.slice(0, CELLS_MAXIMUM).map(oneLine);
  if (clean.every((cell) => cell === '')) return [];
  return [{ line, cells: clean, text: oneLine(text).slice(0, TEXT_SHOWN).toWellFormed() }];
}

/** The sign that most lines have; commas and several spaces only where there is no better one. */
function separatorOf(lines: readonly string[]): Separator | '' {
  const filled = lines.filter((line) => line.trim() !== '');
  const having = (sign: string) => filled.filter((line) => line.trim().includes(sign)).length;
  const [best] = (['\t', ';', '|'] as const)
    .map((sign) => ({ sign, count: having(sign) }))
    .sort((a, b) => b.count - a.count);
  if (best && best.count > 0) return best.sign;
  if (having(',') > 0) return ',';
  return filled.filter((line) => / {2,}/.test(line.trim())).length * 2 > filled.length ? '  ' : '';
}

const isSpaced = (text: string): boolean => {
  const commas = text.split(',').length - 1;
  return commas > 0 && (text.match(/,[ \n"]/g)?.length ?? 0) * 10 >= commas * 9;
};

const plainLines = (text: string, separator: '' | '  '): ListLine[] =>
  text.split('\n').flatMap((line, at) => {
    const whole = line.trim().replace(/^"(.*)"$/, '$1');
    return lineOf(at + 1, separator === '' ? [whole] : whole.split(/ {2,}/), line);
  });

function quotedLines(text: string, separator: Separator): ListLine[] {
  const quoted = new RegExp(` *"((?:[^"]|""){0,${QUOTED_MAXIMUM}})" *(?=[\\n${separator}]|$)`, 'y');
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
 * Several people in the only line of a text, as programs of mail put them there, each in a line: "Rao, Asha <a@x.org>; Ode, Ben
 * <b@x.org>", or three names and more with commas between them.
 */
function onePerLine(text: string): string {
  const whole = text.trim();
  if (whole.includes('\n')) return text;
  if ((whole.match(/@[^<>]*>/g)?.length ?? 0) > 1) return whole.replace(/(?<=>)\s*[;,]\s*/g, '\n');
  const sign = whole.includes(';') ? ';' : ',';
  const parts = whole.split(sign).map(oneLine);
  return parts.length > 2 && parts.every((part) => /^\p{L}[^\d@"\t;]* \p{L}[^\d@"\t;]*$/u.test(part))
    ? parts.join('\n')
    : text;
}
