import type { Arrange } from './arrange';

/** A pool as an attempt is bound to it. */
export interface DrawnPool {
  readonly _id: string;
  /** How many of its questions each attempt is asked. */
  readonly draw: number;
  readonly questionIds: readonly string[];
}

/**
 * The questions that one attempt is asked, in the order of the quiz: those in no pool, and of each pool as many as are drawn,
 * every choice of them equally likely. The same arrangement always draws the same, whatever the order in which they are shown.
 */
export function drawnQuestions<Question extends { readonly _id: string }>(version: {
  questions: readonly Question[];
  pools: readonly DrawnPool[];
  arrange: Arrange;
}): Question[] {
  const { questions, pools, arrange } = version;
  const left = new Set(pools.flatMap((pool) => notDrawn(pool, arrange)));
  return questions.filter(({ _id }) => !left.has(_id));
}

/** A pool is a list of its own: by the order of the questions, those drawn would be those that come first. */
const notDrawn = ({ _id, draw, questionIds }: DrawnPool, arrange: Arrange): string[] =>
  arrange(questionIds, `pool ${_id}`).slice(draw);
