import type { World } from './world';

type Executor = (this: unknown, ...args: unknown[]) => unknown;

/** How many statements the database runs while something is done; what only reads is told apart from what writes. */
export async function countStatements(
  { deps }: World,
  act: () => Promise<unknown>,
): Promise<{ reads: number; writes: number }> {
  const statement: Record<string, Executor> = Object.getPrototypeOf(deps.db.$client.prepare('select 1'));
  const counted = { reads: 0, writes: 0 };
  const originals = (['get', 'all', 'run'] as const).map(
    (name) => [name, statement[name] as Executor] as const,
  );
  for (const [name, original] of originals) {
    statement[name] = function (...args) {
      counted[name === 'run' ? 'writes' : 'reads'] += 1;
      return original.apply(this, args);
    };
  }
  try {
    await act();
  } finally {
    for (const [name, original] of originals) statement[name] = original;
  }
  return counted;
}
