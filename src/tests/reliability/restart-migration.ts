import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { setImmediate as nextTurn } from 'node:timers/promises';
import Database from 'better-sqlite3';
import type { Protection } from './bundle';
import { databaseFailures, databaseIn } from './database-check';
import { proofOf, type ReliabilityReport, type ReliabilitySize } from './reliability-test';
import { findPort, spawnServer, startServer, temporaryFolder } from './server-process';

const KILLS = { short: 3, normal: 20, long: 20 } as const;
/** It stops at the first kill that hits the moment. */
const PROOF_KILLS = 60;
/** After the file appears; about the duration of the first migration. */
const WINDOW_MS = 25;

/** Kills the first start while it creates the database: the next start works, with the usual tables. */
export async function restartMigrationTest(size: ReliabilitySize): Promise<ReliabilityReport[]> {
  const weak = await killFirstStarts(PROOF_KILLS, 'whole-migration');
  return [await killFirstStarts(KILLS[size]), proofOf('one transaction for all migrations', weak)];
}

async function killFirstStarts(kills: number, without?: Protection): Promise<ReliabilityReport> {
  const port = await findPort();
  const composed = without ? { composed: { without } } : {};
  const failures: string[] = [];
  const expected = await schemaAfterStart(join(temporaryFolder(), 'data'), port);
  let inside = 0;
  for (let kill = 0; kill < kills; kill += 1) {
    const dataDir = join(temporaryFolder(), 'data');
    const first = await spawnServer({ dataDir, port, ...composed });
    while (!existsSync(databaseIn(dataDir)) && first.child.exitCode === null) await nextTurn();
    const until = performance.now() + Math.random() * WINDOW_MS;
    while (performance.now() < until) await nextTurn();
    await first.end('SIGKILL');
    if (!hasAllTables(dataDir, expected)) inside += 1;
    try {
      const second = await startServer({ dataDir, port, ...composed });
      if (!(await fetch(`${second.url}/healthz`)).ok) failures.push('The next start is not healthy');
      await second.end('SIGTERM');
      failures.push(...databaseFailures(databaseIn(dataDir)));
      if (schemaIn(dataDir) !== expected && !without) failures.push('The tables differ from the usual ones');
    } catch (error) {
      failures.push(error instanceof Error ? (error.message.split('\n')[0] ?? '') : String(error));
    }
    if (without && failures.length > 0) break;
  }
  const figures = { kills, 'of them before all tables were there': inside, 'lost or wrong': failures.length };
  return { name: 'restart of a migration', figures, failures };
}

async function schemaAfterStart(dataDir: string, port: number): Promise<string> {
  const server = await startServer({ dataDir, port });
  await server.end('SIGTERM');
  return schemaIn(dataDir);
}

function schemaIn(dataDir: string, options: Database.Options = {}): string {
  const client = new Database(databaseIn(dataDir), options);
  const rows = client
    .prepare("select sql from sqlite_master where name not like 'sqlite_%' order by name")
    .pluck()
    .all();
  client.close();
  return rows.join('\n');
}

function hasAllTables(dataDir: string, expected: string): boolean {
  try {
    return schemaIn(dataDir, { readonly: true }) === expected;
  } catch {
    // Killed before there was a readable database.
    return false;
  }
}
