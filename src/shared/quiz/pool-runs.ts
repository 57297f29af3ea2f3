import type { Pool } from './pools-schema';

/** Items that stand one after the other in a list and are in the same pool, or in none. */
export interface PoolRun<Item> {
  /** The first item's id, for a key. */
  readonly id: string;
  readonly pool: Pool | undefined;
  readonly items: readonly Item[];
}

/** A list cut where the pool changes: the questions of a pool need not stand together. */
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
