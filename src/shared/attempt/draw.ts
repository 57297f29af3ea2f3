import type { Arrange } from './arrange';

/** A pool as bound to an attempt. */
export interface DrawnPool {
  readonly _id: string;
  /** The number of questions each attempt gets. */
  readonly draw: number;
  readonly questionIds: readonly string[];
}

/**
 * An attempt's questions in quiz order: those outside pools, and from each pool a uniformly drawn subset. The same arrangement
 * always draws the same, independent of the shown order.
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

/** Each pool is a separate list: in the questions' common order, the drawn ones would come first. */
const notDrawn = ({ _id, draw, questionIds }: DrawnPool, arrange: Arrange): string[] =>
  arrange(questionIds, `pool ${_id}`).slice(draw);
