import type { Edit, Selected } from '../rich-field/edits';

/** A text with its selection between bars; a single bar is the caret. */
export function read(marked: string): Selected {
  const [before = '', chosen = '', ...after] = marked.split('|');
  if (after.length === 0) return { text: before + chosen, start: before.length, end: before.length };
  return { text: before + chosen + after, start: before.length, end: before.length + chosen.length };
}

/** A text after an edit, with the selection between bars. */
export function written({ text }: Selected, { start, end, insert, select: [from, to] }: Edit): string {
  const after = text.slice(0, start) + insert + text.slice(end);
  const chosen = from === to ? '|' : `|${after.slice(from, to)}|`;
  return after.slice(0, from) + chosen + after.slice(to);
}
