import { typedNumber } from '../../../../shared/number-answer/typed-number';
import { newPoolName } from '../../../../shared/quiz/pool-messages';
import type { Pool } from '../../../../shared/quiz/pools-schema';

/** A pool being edited, with its number as typed. */
export interface PoolDraft extends Pick<Pool, '_id' | 'name' | 'questionIds'> {
  readonly draw: string;
}

export const toPoolDrafts = (pools: readonly Pool[]): PoolDraft[] =>
  pools.map((pool) => ({ ...pool, draw: String(pool.draw) }));

/** The number of drawn questions; null unless it fits the pool. */
export function drawOf({ draw, questionIds }: PoolDraft): number | null {
  const number = typedNumber(draw, { min: 1, max: questionIds.length - 1, step: 1 });
  return Number.isNaN(number) ? null : number;
}

/** The pools with these questions moved into one of them, or out of all; empty pools are removed. */
export function withQuestionsIn(
  pools: readonly PoolDraft[],
  ids: ReadonlySet<string>,
  into: string | undefined,
): PoolDraft[] {
  return pools.flatMap((pool) => {
    const rest = pool.questionIds.filter((id) => !ids.has(id));
    const questionIds = pool._id === into ? [...rest, ...ids] : rest;
    return questionIds.length > 0 ? [{ ...pool, questionIds }] : [];
  });
}

/** The pools with a new one of these questions, which draws half by default. */
export function withNewPool(pools: readonly PoolDraft[], ids: ReadonlySet<string>): PoolDraft[] {
  const others = withQuestionsIn(pools, ids, undefined);
  const names = new Set(others.map(({ name }) => name));
  let number = others.length + 1;
  while (names.has(newPoolName(number))) number += 1;
  const draw = String(Math.max(1, Math.floor(ids.size / 2)));
  return [
    ...others,
    { _id: `new ${others.length} ${[...ids][0]}`, name: newPoolName(number), draw, questionIds: [...ids] },
  ];
}
