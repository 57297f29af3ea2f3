import { attemptOrder } from '../attempt-order';

/** A pool as an attempt is bound to it. */
export interface DrawnPool {
  readonly _id: string;
  /** How many of its questions each attempt is asked. */
  readonly draw: number;
  readonly questionIds: readonly string[];
}

/**
 * The questions that one attempt is asked, in the order of the quiz: those in no pool, and of each pool as many as are drawn,
 * every choice of them equally likely. The same seed always draws the same, whatever the order in which they are shown.
 */
export function drawnQuestions<Question extends { readonly _id: string }>(version: {
  questions: readonly Question[];
  pools: readonly DrawnPool[];
  seed: string | number;
}): Question[] {
  const { questions, pools, seed } = version;
  const left = new Set(pools.flatMap((pool) => notDrawn(pool, seed)));
  return questions.filter(({ _id }) => !left.has(_id));
}

/** A pool is shuffled by a seed of its own: by that of the order, those drawn would be those that come first. */
const notDrawn = ({ _id, draw, questionIds }: DrawnPool, seed: string | number): string[] =>
  attemptOrder({ questions: questionIds, seed: `${seed} pool ${_id}`, shuffle: true }).slice(draw);
