import type Database from 'better-sqlite3';

/**
 * Lets prepared statements stay prepared. SQLite as it is built into better-sqlite3 (with STAT4) plans by the values of
 * parameters, and so prepares a statement anew at each call that compares a column with one: 20 µs in place of 4. It does
 * not look into an expression: `+?` has the same value and the same affinity as `?`, uses the same indexes, and is planned once.
 */
export function keepPlans(client: Database.Database): void {
  const prepare = client.prepare.bind(client);
  client.prepare = ((source: string) => prepare(withoutPeeking(source))) as typeof client.prepare;
}

const QUOTED_OR_PARAMETER = /'[^']*'|"[^"]*"|`[^`]*`|\?/g;

/** The statement with each parameter as an expression; what is quoted stays as it is. */
export const withoutPeeking = (source: string): string =>
  source.replace(QUOTED_OR_PARAMETER, (part) => (part === '?' ? '+?' : part));
