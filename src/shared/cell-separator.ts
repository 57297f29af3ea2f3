/** What stands between the cells of a text of rows; of several that fit equally well the first. */
const SIGNS = ['\t', ';', '|', ','] as const;
export type CellSeparator = (typeof SIGNS)[number];

const LOOKED_AT_CHARACTERS = 100_000;
/** A cell in quotes that is longer was never quoted. */
const QUOTED_MAXIMUM = 2000;

/**
 * The sign that gives most lines the same number of cells, outside quotes: one odd cell decides nothing. Undefined where no line
 * has any of them.
 */
export function cellSeparatorOf(text: string): CellSeparator | undefined {
  const looked = text.slice(0, LOOKED_AT_CHARACTERS);
  const [best] = SIGNS.filter((sign) => looked.includes(sign))
    .map((sign) => ({ sign, ...alikeLines(cellCounts(looked, sign)) }))
    .sort((a, b) => b.alike - a.alike || a.all - b.all);
  return best && best.alike > 0 ? best.sign : undefined;
}

/** How many lines have the number of cells that most lines of several cells have. */
function alikeLines(counts: readonly number[]): { alike: number; all: number } {
  const several = counts.filter((count) => count > 1);
  const groups = [...Map.groupBy(several, (count) => count).values()];
  return { alike: Math.max(0, ...groups.map((lines) => lines.length)), all: counts.length };
}

/** How many cells each line has. A quote at the beginning of a cell holds up to the one before the next cell, over line breaks. */
function cellCounts(text: string, sign: CellSeparator): number[] {
  const quoted = new RegExp(` *"(?:[^"]|""){0,${QUOTED_MAXIMUM}}" *(?=[\\r\\n${sign}]|$)`, 'y');
  const plain = new RegExp(`[^\\r\\n${sign}]*`, 'y');
  const counts: number[] = [];
  let count = 1;
  for (let at = 0; at <= text.length; at += 1) {
    quoted.lastIndex = at;
    plain.lastIndex = at;
    at += (quoted.exec(text) ?? plain.exec(text))?.[0].length ?? 0;
    if (text[at] === sign) {
      count += 1;
    } else {
      counts.push(count);
      count = 1;
    }
  }
  return counts;
}
