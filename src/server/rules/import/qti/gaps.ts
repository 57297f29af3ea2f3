/** The placeholder of a gap while its text is read: a private-use character that every reading preserves. */
const [BEGIN, END] = ['\uE0F0', '\uE0F1'];
const TOKEN = /\uE0F0(\d{1,4})\uE0F1/g;
export const GAP_SIGN = '_____';

export const gapToken = (at: number): string => `${BEGIN}${at}${END}`;

/** Marks gaps in the editor's notation, and returns their numbers; lookalikes are escaped. */
export function markGaps(text: string): { text: string; gaps: readonly number[] } {
  const gaps = Array.from(text.matchAll(TOKEN), ([, at]) => Number(at));
  const safe = text.replace(/_{3,}/g, (run) => run.replaceAll('_', '\\_'));
  return { text: safe.replace(TOKEN, GAP_SIGN), gaps };
}

/** A text with one field: a gap if the field is within a sentence, nothing if it has its own line. */
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
