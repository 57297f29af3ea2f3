/** What can stand between the cells of a text. */
const SEPARATORS = ['\t', ';', ',', '|'] as const;
export type CellSeparator = (typeof SEPARATORS)[number];

const SAMPLE_LINES = 200;
const NAMES_SEPARATOR = /^\ufeff?sep=([\t;,|])[^\n\r]{0,3}(?:\r\n?|\n)/i;

export interface TextCells {
  readonly rows: string[][];
  /** '' where no line has any. */
  readonly separator: CellSeparator | '';
}

/** The cells of a text, at most so many rows of them, parted by a sign that may be known; a line break in quotes is part of its cell. */
export function cellsOfText(
  text: string,
  { maximumRows = Number.POSITIVE_INFINITY, known }: { maximumRows?: number; known?: CellSeparator } = {},
): TextCells {
  const told = NAMES_SEPARATOR.exec(text);
  const separator = (told?.[1] as CellSeparator | undefined) ?? known ?? separatorOfText(text);
  const rows = rowsOf(told ? text.slice(told[0].length) : text, separator, maximumRows);
  // The line that names the separator stays a row, so that rows count as lines do.
  return { rows: [...(told ? [['']] : []), ...(separator === '|' ? barredRows(rows) : rows)], separator };
}

/** Without the bars around the rows of a table in Markdown, and the line below its headings empty. */
function barredRows(rows: string[][]): string[][] {
  const isFramed = rows.every(
    (row) => row.length < 3 || (row[0]?.trim() === '' && row.at(-1)?.trim() === ''),
  );
  return rows
    .map((row) => (isFramed && row.length > 2 ? row.slice(1, -1) : row))
    .map((row) => (row.every((cell) => /^\s*:?-+:?\s*$/.test(cell)) ? [''] : row));
}

/**
 * The sign that gives most lines the same number of cells, outside of quotes: one odd cell decides nothing. Of several, the one
 * that leaves fewest other lines, then the one that gives most cells.
 */
export function separatorOfText(text: string): CellSeparator | '' {
  let best: { sign: CellSeparator | ''; lines: number; all: number; cells: number } = {
    ...{ sign: '', lines: 0, all: 0, cells: 1 },
  };
  for (const sign of SEPARATORS) {
    const filled = rowsOf(text, sign, SAMPLE_LINES).filter((row) => row.some((cell) => cell.trim() !== ''));
    const { lines, cells } = mostAlike(filled);
    if (cells < 2) continue;
    const all = filled.length;
    const isBetter = lines - best.lines || best.all - all || cells - best.cells;
    if (isBetter > 0) best = { sign, lines, all, cells };
  }
  return best.sign;
}

/** How many rows have the same number of cells, and which. */
export function mostAlike(rows: readonly (readonly string[])[]): { lines: number; cells: number } {
  const counts = new Map<number, number>();
  for (const { length } of rows) counts.set(length, (counts.get(length) ?? 0) + 1);
  let best = { lines: 0, cells: 1 };
  for (const [cells, lines] of counts)
    if (lines > best.lines || (lines === best.lines && cells > best.cells)) best = { lines, cells };
  return best;
}

/** A quote that is never closed is a sign like any other. */
function rowsOf(text: string, separator: CellSeparator | '', maximumRows: number): string[][] {
  const rows: string[][] = [];
  const plain = new RegExp(`[^\\r\\n${separator === '|' ? '\\|' : separator}]*`, 'y');
  let [cells, at]: [string[], number] = [[], text.startsWith('\ufeff') ? 1 : 0];
  while (at <= text.length && rows.length < maximumRows) {
    const quoted = quotedAt(text, at);
    plain.lastIndex = Math.max(at, quoted?.end ?? -1);
    const rest = plain.exec(text)?.[0] ?? '';
    const isWhole = quoted !== undefined && quoted.end !== -1 && rest.trim() === '';
    // "Hamlet" was written by: only part of the cell is in quotes, and these are its own; no line ends in them.
    if (!isWhole && quoted?.text.includes('\n')) {
      plain.lastIndex = at;
      plain.test(text);
    }
    const end = plain.lastIndex;
    cells.push(isWhole ? quoted.text : text.slice(at, end));
    at = end;
    if (separator !== '' && text[at] === separator) {
      at += 1;
      continue;
    }
    rows.push(cells);
    cells = [];
    if (at >= text.length) break;
    at += text.startsWith('\r\n', at) ? 2 : 1;
  }
  // A break at the end of a text begins no row.
  if (rows.at(-1)?.length === 1 && rows.at(-1)?.[0] === '') rows.pop();
  return rows;
}

/** The quoted cell that begins here; its end is -1 where the quote is never closed. */
function quotedAt(text: string, from: number): { text: string; end: number } | undefined {
  let start = from;
  while (text[start] === ' ') start += 1;
  if (text[start] !== '"') return undefined;
  for (let at = text.indexOf('"', start + 1); at !== -1; at = text.indexOf('"', at + 2)) {
    if (text[at + 1] === '"') continue;
    return { text: text.slice(start + 1, at).replaceAll('""', '"'), end: at + 1 };
  }
  return { text: '', end: -1 };
}
