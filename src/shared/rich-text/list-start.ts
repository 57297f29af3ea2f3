const ITEM = /^( {0,3})(?:([-*])|(\d{1,9})([.)]))[ \t]+(?=\S)/;

/**
 * Whether a list of at least two items begins here: "3. Which is right?" and "- 5" alone are text. So are items not
 * numbered consecutively, since their numbers would change.
 */
export function beginsList(source: string): boolean {
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
