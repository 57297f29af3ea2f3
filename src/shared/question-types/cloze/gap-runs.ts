/** Three or more underscores: the n-th run in a text is the n-th gap. */
const GAP = /_{3,}/g;

/** The text around the gaps: one part more than there are gaps. */
export const partsBetweenGaps = (text: string): string[] => text.split(GAP);

export const gapRunCount = (text: string): number => partsBetweenGaps(text).length - 1;

/** The ranges of the gaps in a text. */
export const gapRuns = (text: string): { start: number; end: number }[] =>
  Array.from(text.matchAll(GAP), ({ 0: run, index }) => ({ start: index, end: index + run.length }));

/** The editor's mark for a gap. */
export const GAP_MARK = '___';
