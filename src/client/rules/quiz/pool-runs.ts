import type { Pool } from '../../../shared/quiz/pools-schema';

/** Consecutive items of one pool, or of none. */
export interface PoolRun<Item> {
  /** The first item's id, as a key. */
  readonly id: string;
  readonly pool: Pool | undefined;
  readonly items: readonly Item[];
}

/** Splits a list where the pool changes; a pool's questions need not be adjacent. */
export function poolRuns<Item>(
  items: readonly Item[],
  pools: readonly Pool[],
  idOf: (item: Item) => string,
): PoolRun<Item>[] {
  const poolOf = new Map(pools.flatMap((pool) => pool.questionIds.map((id) => [id, pool] as const)));
  const runs: (PoolRun<Item> & { items: Item[] })[] = [];
  for (const item of items) {
    const [id, last] = [idOf(item), runs.at(-1)];
    const pool = poolOf.get(id);
    if (last && last.pool === pool) last.items.push(item);
    else runs.push({ id, pool, items: [item] });
  }
  return runs;
}
