/** One option of a pasted list. */
export interface OptionText {
  readonly text: string;
  /** Whether it is starred, as in pasted questions. */
  readonly isStarred: boolean;
}

/** The markers of list items: a bullet, or a letter or number with a bracket or full stop. */
const LABEL = /^(?:[-–•·▪◦]\s+|\(?(?:[a-z]|\d{1,2})[.)]\s+)/i;

/** The options in a pasted list, without its markers; undefined for a single line. */
export function optionLines(pasted: string): OptionText[] | undefined {
  const lines = pasted.split(/\r\n|\r|\n/).flatMap((line) => (line.trim() === '' ? [] : [line.trim()]));
  if (lines.length < 2) return undefined;
  const labelled = lines.every((line) => LABEL.test(withoutStar(line)));
  return lines.map((line) => {
    const text = withoutStar(line);
    return { text: labelled ? text.replace(LABEL, '') : text, isStarred: text !== line };
  });
}

const withoutStar = (line: string): string => line.replace(/^\*\s*(?=\S)/, '');
