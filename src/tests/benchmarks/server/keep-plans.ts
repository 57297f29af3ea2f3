import type Database from 'better-sqlite3';

/**
 * Lets the statements of a baseline, written with `?`, stay prepared as those of the product do, which writes `+?` where a column
 * is compared (see server/db/planned-once.ts).
 */
export function keepPlans(client: Database.Database): void {
  const prepare = client.prepare.bind(client);
  client.prepare = ((source: string) => prepare(withoutPeeking(source))) as typeof client.prepare;
}

const QUOTED_OR_PARAMETER = /'[^']*'|"[^"]*"|`[^`]*`|\?/g;

/** The statement with each parameter as an expression; what is quoted stays as it is. */
const withoutPeeking = (source: string): string =>
  source.replace(QUOTED_OR_PARAMETER, (part) => (part === '?' ? '+?' : part));
