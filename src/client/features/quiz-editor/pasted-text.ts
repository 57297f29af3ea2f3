import { linesOfPasted } from '../../../shared/question/bulk-paste-lines';

/** The text with the one line end that a text area knows, so that lines count the same everywhere. */
export const withPlainLineEnds = (text: string): string => linesOfPasted(text).join('\n');

/** Where a line begins and ends in the text; lines count from 1. */
export function placeOfLine(text: string, line: number): { start: number; end: number } {
  const before = text.split('\n').slice(0, line - 1);
  const start = before.reduce((length, each) => length + each.length + 1, 0);
  const end = text.indexOf('\n', start);
  return { start, end: end < 0 ? text.length : end };
}
