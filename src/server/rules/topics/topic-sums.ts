/** One released mark of a question with topics. */
export interface TopicMark {
  /** Equal for a question and its copies. */
  readonly family: string;
  readonly score: number;
  readonly maximumMarks: number;
}

/** The sums of marks and of their maxima. */
export interface Sum {
  readonly score: number;
  readonly maximum: number;
}

/**
 * The marks of a topic by question; copies count as one question, because knowledge of one is knowledge of
 * all.
 */
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
 * The effective number of questions (Kish): a question of ten marks beside one of one mark says little more
 * than a single question. At most the actual number.
 */
export function effectiveCount(sums: Iterable<Sum>): number {
  let [maxima, squares] = [0, 0];
  for (const { maximum } of sums) {
    maxima += maximum;
    squares += maximum ** 2;
  }
  return squares === 0 ? 0 : maxima ** 2 / squares;
}
