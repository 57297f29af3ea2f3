/** Stands for a gap while its text is read: a character that means nothing, and survives every reading. */
const [BEGIN, END] = ['\uE0F0', '\uE0F1'];
const TOKEN = /\uE0F0(\d{1,4})\uE0F1/g;
export const GAP_SIGN = '_____';

export const gapToken = (at: number): string => `${BEGIN}${at}${END}`;

/** A text whose gaps are marked as the editor marks them, and which gap each is; what only looked like a gap is none. */
export function markGaps(text: string): { text: string; gaps: readonly number[] } {
  const gaps = Array.from(text.matchAll(TOKEN), ([, at]) => Number(at));
  const safe = text.replace(/_{3,}/g, (run) => run.replaceAll('_', '\\_'));
  return { text: safe.replace(TOKEN, GAP_SIGN), gaps };
}

/** A text with one field to answer in: a gap where it stands in a sentence, nothing where it has a line of its own. */
export function markField(text: string): string {
  const lines = text
    .split('\n')
    .filter((line) => withoutGaps(line).trim() !== '' || line === withoutGaps(line));
  return lines
    .join('\n')
    .replace(TOKEN, GAP_SIGN)
    .replace(/\n{3,}/g, '\n\n')
    .replace(/^\n+/, '')
    .trimEnd();
}

const withoutGaps = (text: string): string => text.replace(TOKEN, '');
