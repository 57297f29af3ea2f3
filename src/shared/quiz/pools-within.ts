import type { Pool } from './pools-schema';

/** The pools limited to these questions, in their order; empty pools are dropped. */
export function poolsWithin<Some extends Pick<Pool, 'questionIds'>>(
  pools: readonly Some[],
  ids: Iterable<string>,
): Some[] {
  const all = [...ids];
  return pools.flatMap((pool) => {
    const own = new Set(pool.questionIds);
    const questionIds = all.filter((id) => own.has(id));
    return questionIds.length > 0 ? [{ ...pool, questionIds }] : [];
  });
}
