const SEPARATORS = ['\t', ';', ',', '|'] as const;
export type CellSeparator = (typeof SEPARATORS)[number];

const SAMPLE_LINES = 200;
const NAMES_SEPARATOR = /^\ufeff?sep=([\t;,|])[^\n\r]{0,3}(?:\r\n?|\n)/i;

export interface TextCells {
  readonly rows: string[][];
  /** '' if there is none. */
  readonly separator: CellSeparator | '';
}

/** Splits a text into cells, up to `maximumRows` rows, at a known separator or the likeliest one; a quoted line break stays within its cell. */
export function cellsOfText(
  text: string,
  { maximumRows = Number.POSITIVE_INFINITY, known }: { maximumRows?: number; known?: CellSeparator } = {},
): TextCells {
  const declared = NAMES_SEPARATOR.exec(text);
  const separator = (declared?.[1] as CellSeparator | undefined) ?? known ?? separatorOfText(text);
  const rows = rowsOf(declared ? text.slice(declared[0].length) : text, separator, maximumRows);
  // A line that declares the separator ("sep=;") stays as an empty row, so that row and line numbers agree.
  return { rows: [...(declared ? [['']] : []), ...(separator === '|' ? barredRows(rows) : rows)], separator };
}

/** Strips the outer bars of a Markdown table and blanks the line below its headings. */
function barredRows(rows: string[][]): string[][] {
  const isFramed = rows.every(
    (row) => row.length < 3 || (row[0]?.trim() === '' && row.at(-1)?.trim() === ''),
  );
  return rows
    .map((row) => (isFramed && row.length > 2 ? row.slice(1, -1) : row))
    .map((row) => (row.every((cell) => /^\s*:?-+:?\s*$/.test(cell)) ? [''] : row));
}

/**
 * The sign that gives most lines the same number of cells outside quotes, so that one odd cell does not decide. Ties go
 * to the one with fewest other lines, then with most cells.
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

/** The most frequent cell count, and how many rows have it. */
export function mostAlike(rows: readonly (readonly string[])[]): { lines: number; cells: number } {
  const counts = new Map<number, number>();
  for (const { length } of rows) counts.set(length, (counts.get(length) ?? 0) + 1);
  let best = { lines: 0, cells: 1 };
  for (const [cells, lines] of counts)
    if (lines > best.lines || (lines === best.lines && cells > best.cells)) best = { lines, cells };
  return best;
}

/** An unclosed quote is an ordinary character. */
function rowsOf(text: string, separator: CellSeparator | '', maximumRows: number): string[][] {
  const rows: string[][] = [];
  const plain = new RegExp(`[^\\r\\n${separator === '|' ? '\\|' : separator}]*`, 'y');
  let [cells, at]: [string[], number] = [[], text.startsWith('\ufeff') ? 1 : 0];
  while (at <= text.length && rows.length < maximumRows) {
    const quoted = quotedAt(text, at);
    plain.lastIndex = Math.max(at, quoted?.end ?? -1);
    const rest = plain.exec(text)?.[0] ?? '';
    const isWhole = quoted !== undefined && quoted.end !== -1 && rest.trim() === '';
    // "Hamlet" was written by: quotes around part of a cell belong to the text and span no line breaks.
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
  // A final line break starts no row.
  if (rows.at(-1)?.length === 1 && rows.at(-1)?.[0] === '') rows.pop();
  return rows;
}

/** The quoted cell that starts here; `end` is -1 if the quote is unclosed. */
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
