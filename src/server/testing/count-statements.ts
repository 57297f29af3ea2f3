import type { World } from './world';

type Executor = (this: { readonly source: string }, ...args: unknown[]) => unknown;

interface Executed {
  /** As it was sent to SQLite. */
  readonly source: string;
  readonly isWrite: boolean;
  /** The same prepared statement ran before: it is kept, where others are made for one run. */
  readonly isKept: boolean;
}

/** The statements that databases run while something is done, in their order. */
export async function recordStatements(
  { deps }: Pick<World, 'deps'>,
  act: () => Promise<unknown>,
): Promise<Executed[]> {
  const statement: Record<string, Executor> = Object.getPrototypeOf(deps.db.$client.prepare('select 1'));
  const executed: Executed[] = [];
  const known = new WeakSet<object>();
  const originals = (['get', 'all', 'run'] as const).map(
    (name) => [name, statement[name] as Executor] as const,
  );
  for (const [name, original] of originals) {
    statement[name] = function (...args) {
      executed.push({ source: this.source, isWrite: name === 'run', isKept: known.has(this) });
      known.add(this);
      return original.apply(this, args);
    };
  }
  try {
    await act();
  } finally {
    for (const [name, original] of originals) statement[name] = original;
  }
  return executed;
}

/** How many statements the database runs while something is done; what only reads is told apart from what writes. */
export async function countStatements(
  world: Pick<World, 'deps'>,
  act: () => Promise<unknown>,
): Promise<{ reads: number; writes: number }> {
  const all = await recordStatements(world, act);
  // It looks into no table: whether another process has written.
  const executed = all.filter(({ source }) => !source.startsWith('pragma'));
  const writes = executed.filter(({ isWrite }) => isWrite).length;
  return { reads: executed.length - writes, writes };
}
