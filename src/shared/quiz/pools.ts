import { poolMessages } from './pool-messages';
import type { Pool } from './pools-schema';

/** The finished questions by which pools are judged. */
type PooledQuestion = { readonly _id: string; readonly maximumMarks: number };
type DrawnFrom = Pick<Pool, 'draw' | 'questionIds'>;

/** Why a pool cannot be drawn from: too few finished questions, or different marks; null if it can. */
export function whyPoolBroken(
  { name, draw, questionIds }: Pick<Pool, 'name' | 'draw' | 'questionIds'>,
  questions: readonly PooledQuestion[],
): string | null {
  const own = new Set(questionIds);
  const finished = questions.filter(({ _id }) => own.has(_id));
  if (finished.length < 2) return poolMessages.tooFew(name, finished.length);
  if (draw >= finished.length) return poolMessages.drawsAll(name, draw, finished.length);
  const marks = [...new Set(finished.map(({ maximumMarks }) => maximumMarks))];
  return marks.length > 1
    ? poolMessages.marksDiffer(
        name,
        marks.toSorted((a, b) => a - b),
      )
    : null;
}

/** The first problem of a quiz's pools as a sentence; null if there is none. */
export function poolProblem(pools: readonly Pool[], questions: readonly PooledQuestion[]): string | null {
  for (const pool of pools) {
    const sentence = whyPoolBroken(pool, questions);
    if (sentence !== null) return sentence;
  }
  return null;
}

/** How often each question is asked per attempt on average: 1 outside pools, else the drawn share. */
function shareAsked(pools: readonly DrawnFrom[]): ReadonlyMap<string, number> {
  return new Map(
    pools.flatMap(({ draw, questionIds }) =>
      questionIds.map((id) => [id, Math.min(1, draw / questionIds.length)] as const),
    ),
  );
}

/** The questions and maximum marks of an attempt, with pools. */
export function askedTotals(
  pools: readonly DrawnFrom[],
  questions: readonly PooledQuestion[],
): { questionCount: number; marks: number } {
  const shares = shareAsked(pools);
  const shareOf = ({ _id }: PooledQuestion) => shares.get(_id) ?? 1;
  const sum = (values: readonly number[]) => Math.round(values.reduce((total, each) => total + each, 0));
  return {
    questionCount: sum(questions.map(shareOf)),
    // After a correction within a pool, the average maximum.
    marks: sum(questions.map((question) => shareOf(question) * question.maximumMarks)),
  };
}

/** The questions of an attempt with the least time from each pool, so that no draw has less. */
export function shortestDraw<Question extends { readonly _id: string; readonly timeLimit: number | null }>(
  pools: readonly DrawnFrom[],
  questions: readonly Question[],
): Question[] {
  const left = new Set(
    pools.flatMap(({ draw, questionIds }) => {
      const own = new Set(questionIds);
      return questions
        .filter(({ _id }) => own.has(_id))
        .toSorted((one, other) => (one.timeLimit ?? 0) - (other.timeLimit ?? 0))
        .slice(draw)
        .map(({ _id }) => _id);
    }),
  );
  return questions.filter(({ _id }) => !left.has(_id));
}
