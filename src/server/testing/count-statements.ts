import type { World } from './world';

type Executor = (this: { readonly source: string }, ...args: unknown[]) => unknown;

interface Executed {
  /** The SQL text as sent to SQLite. */
  readonly source: string;
  readonly isWrite: boolean;
  /** Whether the same prepared statement has run before; others are prepared for a single run. */
  readonly isKept: boolean;
}

/** The statements that the databases run during an act, in order. */
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

/** The number of statements that the database runs during an act, reads and writes separately. */
export async function countStatements(
  world: Pick<World, 'deps'>,
  act: () => Promise<unknown>,
): Promise<{ reads: number; writes: number }> {
  const all = await recordStatements(world, act);
  // The check for writes of another process reads no table.
  const executed = all.filter(({ source }) => !source.startsWith('pragma'));
  const writes = executed.filter(({ isWrite }) => isWrite).length;
  return { reads: executed.length - writes, writes };
}
