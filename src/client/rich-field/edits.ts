/** A text with its selection. */
export interface Selected {
  readonly text: string;
  readonly start: number;
  readonly end: number;
}

/** A replacement in a text, and the new selection. */
export interface Edit {
  readonly start: number;
  readonly end: number;
  readonly insert: string;
  readonly select: readonly [start: number, end: number];
}

/** Toggles bold or italics on the selection. */
export function starred({ text, start, end }: Selected, mark: '*' | '**'): Edit {
  const stars = Math.min(starsBefore(text, start), starsAfter(text, end));
  const isMarked = mark === '**' ? stars >= 2 : stars % 2 === 1;
  const { length } = mark;
  if (!isMarked) return wrapped({ text, start, end }, mark);
  const insert = text.slice(start, end);
  return {
    ...{ start: start - length, end: end + length, insert },
    select: [start - length, end - length],
  };
}

function starsBefore(text: string, at: number): number {
  let stars = 0;
  while (text[at - 1 - stars] === '*') stars += 1;
  return stars;
}
const starsAfter = (text: string, at: number) => /^\**/.exec(text.slice(at))?.[0].length ?? 0;

/** Wraps the selection in marks, without its outer spaces. */
function wrapped({ text, start, end }: Selected, mark: string): Edit {
  const chosen = text.slice(start, end);
  const inner = chosen.trim();
  const from = start + (inner === '' ? 0 : chosen.indexOf(inner));
  return {
    ...{ start: from, end: from + inner.length, insert: `${mark}${inner}${mark}` },
    select: [from + mark.length, from + mark.length + inner.length],
  };
}

const ITEM = '- ';

/** Toggles list items on the selected lines. */
export function listed({ text, start, end }: Selected): Edit {
  const from = text.lastIndexOf('\n', start - 1) + 1;
  const next = text.indexOf('\n', end);
  const to = next < 0 ? text.length : next;
  const lines = text.slice(from, to).split('\n');
  const areItems = lines.every((line) => line.startsWith(ITEM));
  const insert = lines.map((line) => (areItems ? line.slice(ITEM.length) : `${ITEM}${line}`)).join('\n');
  const after = from + insert.length;
  return { start: from, end: to, insert, select: start === end ? [after, after] : [from, after] };
}

const FENCE = '```';

/** Formats the selection as code, or as a block if it has several lines. */
export function coded(selected: Selected): Edit {
  const { text, start, end } = selected;
  const chosen = text.slice(start, end);
  if (!chosen.includes('\n')) return wrapped(selected, '`');
  const before = start > 0 && text[start - 1] !== '\n' ? '\n' : '';
  const after = end < text.length && text[end] !== '\n' ? '\n' : '';
  const opening = `${before}${FENCE}\n`;
  const from = start + opening.length;
  return {
    ...{ start, end, insert: `${opening}${chosen}\n${FENCE}${after}` },
    select: [from, from + chosen.length],
  };
}

/** Replaces the selection by a text, part of it selected. */
export function replaced({ start, end }: Selected, insert: string, selected: string): Edit {
  const from = start + insert.indexOf(selected);
  return { start, end, insert, select: [from, from + selected.length] };
}
