import { Lexer, type Token, Tokenizer, type Tokens } from 'marked';
import { parseInline } from './inline';
import type { Block, Cell, ListItem, Numbering } from './nodes';

// A display formula, which may contain lines like list items but no blank line (Pandoc's rule).
const DISPLAY = /^ {0,3}\$\$(?:(?!\n[ \t]*\n)[^$\\]|\\.)+\$\$[ \t]*(?=\n|$)/s;
const BEFORE_DISPLAY = /\n {0,3}\$\$/;

/** A line followed by the delimiter row of a GitHub table. */
const TABLE = /^[^\n]+\n {0,3}(?=[^\n]*[|:])(?:\| *)?:?-+:? *(?:\| *:?-+:? *)*(?:\| *)?(?=\n|$)/;
const FORMULA = /\$(?!\s)[^$\n]*[^\s$\\]\$(?!\d)/g;
/** A private-use character, so that offsets do not shift. */
const BAR = '\uE000';

const none = () => undefined;

/** Of Markdown's blocks, keeps only lists, tables and fenced code; everything else is text. */
class BlockTokenizer extends Tokenizer {
  override code = none;
  override heading = none;
  override hr = none;
  override blockquote = none;
  override html = none;
  override def = none;
  override lheading = none;

  override fences(source: string): Tokens.Code | undefined {
    return /^ {0,3}`/.test(source) ? super.fences(source) : undefined;
  }

  /** Hides bars within formulas, which do not separate cells. */
  override table(source: string): Tokens.Table | undefined {
    if (!TABLE.test(source)) return undefined;
    const table = super.table(source.replace(FORMULA, (formula) => formula.replaceAll('|', BAR)));
    if (!table) return undefined;
    const raw = source.slice(0, table.raw.length);
    const cells = (row: Tokens.TableCell[]) =>
      row.map((cell) => ({ ...cell, text: cell.text.replaceAll(BAR, '|') }));
    return { ...table, raw, header: cells(table.header), rows: table.rows.map(cells) };
  }

  override list(source: string): Tokens.List | undefined {
    return beginsList(source) ? super.list(source) : undefined;
  }
}

const ITEM = /^( {0,3})(?:([-*])|(\d{1,9})([.)]))[ \t]+(?=\S)/;

/**
 * Whether a list of at least two items begins here: "3. Which is right?" and "- 5" alone are text. So are items not
 * numbered consecutively, since their numbers would change.
 */
function beginsList(source: string): boolean {
  let end = endOfLine(source, 0);
  const first = itemAt(source.slice(0, end));
  if (!first) return false;
  let isAfterBlank = false;
  // Line by line, because this runs at every block and the next line nearly always decides.
  while (end < source.length) {
    const start = end + 1;
    end = endOfLine(source, start);
    const line = source.slice(start, end);
    const item = itemAt(line);
    if (item && item.indent < first.offset) return isNext(first, item);
    const isInside = line.search(/\S/) >= first.offset;
    if (line.trim() !== '' && !isInside && isAfterBlank) return false;
    isAfterBlank = line.trim() === '';
  }
  return false;
}

function endOfLine(source: string, from: number): number {
  const end = source.indexOf('\n', from);
  return end === -1 ? source.length : end;
}

interface Item {
  readonly indent: number;
  /** Column of the item's text; continuation lines are indented as far. */
  readonly offset: number;
  readonly bullet: string;
  readonly number: number;
}

function itemAt(line: string): Item | undefined {
  const match = ITEM.exec(line);
  if (!match) return undefined;
  const [marker, spaces = '', dash, digits = '0', end = ''] = match;
  return { indent: spaces.length, offset: marker.length, bullet: dash ?? end, number: Number(digits) };
}

const isNext = (first: Item, item: Item): boolean =>
  item.bullet === first.bullet &&
  (item.bullet === '-' || item.bullet === '*' || item.number === first.number + 1);

/** Leaves inline text to our own parser, for formulas, gaps and products. */
class BlockLexer extends Lexer {
  constructor() {
    super({
      gfm: true,
      tokenizer: new BlockTokenizer(),
      extensions: {
        renderers: {},
        childTokens: {},
        block: [displayFormula],
        // Called at every block, and most texts have no display formula.
        startBlock: [(source) => (source.includes('$$') ? BEFORE_DISPLAY.exec(source)?.index : undefined)],
      },
    });
  }

  override inlineTokens(): Token[] {
    return [];
  }
}

function displayFormula(source: string): Tokens.Paragraph | undefined {
  const raw = DISPLAY.exec(source)?.[0];
  return raw === undefined ? undefined : { type: 'paragraph', raw, text: raw, tokens: [] };
}

export const parseBlocks = (source: string): readonly Block[] =>
  blocksOf(new BlockLexer().lex(source.replaceAll('\0', '')));

/** Merges consecutive text tokens, which marked produces where a line could have started another block. */
function blocksOf(tokens: readonly Token[]): readonly Block[] {
  const blocks: Block[] = [];
  let lines: string[] = [];
  let box = '';
  const endParagraph = () => {
    if (lines.length > 0) blocks.push({ kind: 'paragraph', children: parseInline(lines.join('\n')) });
    lines = [];
  };
  for (const token of tokens) {
    if (isCheckbox(token)) box = token.raw;
    else if (isText(token)) {
      lines.push(box + token.text);
      box = '';
    } else if (isList(token) && token.items.length < 2) lines.push(token.raw);
    else {
      endParagraph();
      const block = blockOf(token);
      if (block) blocks.push(block);
    }
  }
  endParagraph();
  return blocks;
}

const isCheckbox = (token: Token): token is Tokens.Checkbox => token.type === 'checkbox';
const isText = (token: Token): token is Tokens.Text | Tokens.Paragraph =>
  token.type === 'text' || token.type === 'paragraph';
const isCode = (token: Token): token is Tokens.Code => token.type === 'code';
const isList = (token: Token): token is Tokens.List => token.type === 'list';
const isTable = (token: Token): token is Tokens.Table => token.type === 'table';

function blockOf(token: Token): Block | undefined {
  if (isCode(token)) return { kind: 'code', text: token.text.replace(/\n$/, '') };
  if (isList(token)) return { kind: 'list', items: token.items.map(itemOf), numbering: numberingOf(token) };
  if (isTable(token))
    return { kind: 'table', rows: [token.header, ...token.rows].map((row) => row.map(cellOf)) };
  return undefined;
}

function itemOf({ raw, tokens }: Tokens.ListItem): ListItem {
  const number = /^ {0,3}(\d{1,9})[.)]/.exec(raw)?.[1];
  return { number: number === undefined ? null : Number(number), blocks: blocksOf(tokens) };
}

function numberingOf({ raw, ordered }: Tokens.List): Numbering | null {
  if (!ordered) return null;
  return /^ {0,3}\d{1,9}\)/.test(raw) ? ')' : '.';
}

const cellOf = ({ text, align }: Tokens.TableCell): Cell => ({
  children: parseInline(text),
  align: align === 'left' ? null : align,
});
