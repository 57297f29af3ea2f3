/** One released mark of a question that has topics. */
export interface TopicMark {
  /** The same for a question and its copies. */
  readonly family: string;
  readonly score: number;
  readonly maximumMarks: number;
}

/** Marks that belong together, and what they could have been. */
export interface Sum {
  readonly score: number;
  readonly maximum: number;
}

/** The marks of one topic by question; a question and its copies are one, since who knows the one knows the other. */
export function sumsByQuestion(marks: Iterable<TopicMark>): Map<string, Sum> {
  const sums = new Map<string, Sum>();
  for (const { family, score, maximumMarks } of marks) {
    const { score: before, maximum } = sums.get(family) ?? NONE;
    sums.set(family, { score: before + score, maximum: maximum + maximumMarks });
  }
  return sums;
}

const NONE: Sum = { score: 0, maximum: 0 };

export const totalOf = (sums: Iterable<Sum>): Sum => {
  let [score, maximum] = [0, 0];
  for (const sum of sums) {
    score += sum.score;
    maximum += sum.maximum;
  }
  return { score, maximum };
};

/**
 * To how many questions of equal marks these come: a question of ten marks beside one of one mark says little more than one
 * question (Kish's effective number). Never more than there are.
 */
export function effectiveCount(sums: Iterable<Sum>): number {
  let [maxima, squares] = [0, 0];
  for (const { maximum } of sums) {
    maxima += maximum;
    squares += maximum ** 2;
  }
  return squares === 0 ? 0 : maxima ** 2 / squares;
}
