/** Three or more underscores: the n-th of them in a text is where the n-th gap stands. */
const GAP = /_{3,}/g;

/** What a text says between its gaps: one part more than there are gaps. */
export const partsBetweenGaps = (text: string): string[] => text.split(GAP);

/** How many gaps a text marks. */
export const gapRunCount = (text: string): number => partsBetweenGaps(text).length - 1;

/** Where each gap stands in a text. */
export const gapRuns = (text: string): { start: number; end: number }[] =>
  Array.from(text.matchAll(GAP), ({ 0: run, index }) => ({ start: index, end: index + run.length }));

/** What the editor puts where a gap is wanted. */
export const GAP_MARK = '___';
