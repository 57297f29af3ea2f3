import { createHash } from 'node:crypto';
import { join } from 'node:path';
import Database from 'better-sqlite3';
import { isAsLogged, type LoggedEntry, replayLog } from '../../server/rules/attempt/answer-log';

export const databaseIn = (dataDir: string): string => join(dataDir, 'quiz.sqlite');

/** Faults of the database file: its structure, half-written submits, broken history chains. */
export function databaseFailures(file: string): string[] {
  const client = new Database(file, { readonly: true });
  try {
    const integrity = client.pragma('integrity_check', { simple: true });
    const foreign = client.pragma('foreign_key_check') as unknown[];
    return [
      ...(integrity === 'ok' ? [] : [`The integrity check says: ${integrity}`]),
      ...foreign.map(() => 'A row points to one that is not there'),
      ...halfSubmits(client),
      ...chainFailures(client),
    ];
  } finally {
    client.close();
  }
}

function halfSubmits(client: Database.Database): string[] {
  const rows = client
    .prepare('select id from attempts where (submitted_at is null) <> (receipt is null)')
    .all();
  return rows.map(() => 'An attempt is submitted by half');
}

/** Each attempt must equal the end of its chained history exactly. */
function chainFailures(client: Database.Database): string[] {
  const log = groupedByAttempt<LoggedEntry>(
    client,
    'select attempt_id as attemptId, sequence, at, kind, entry, hash from answer_log order by sequence',
  );
  const answers = groupedByAttempt<StoredAnswer>(
    client,
    'select attempt_id as attemptId, question_id as questionId, value, malformed = 1 as malformed from answers',
  );
  const attempts = client.prepare('select id, receipt from attempts').all() as {
    id: string;
    receipt: string | null;
  }[];
  return attempts.flatMap(({ id, receipt }) => {
    const replayed = replayLog(sha256, { attemptId: id, log: log.get(id) ?? [] });
    if (!replayed) return ['The history of an attempt is not whole'];
    const stored = (answers.get(id) ?? []).map((row) => ({ ...row, malformed: Boolean(row.malformed) }));
    const submitted = replayed.state === 'running' ? null : replayed.submissions.at(-1)?.receipt;
    return [
      ...(isAsLogged(replayed.current, stored) ? [] : ['An attempt differs from its history']),
      ...(submitted === receipt ? [] : ['A receipt differs from the history']),
    ];
  });
}

interface StoredAnswer {
  readonly questionId: string;
  readonly value: string | null;
  readonly malformed: number;
}

function groupedByAttempt<Row>(client: Database.Database, query: string): Map<string, Row[]> {
  const rows = client.prepare(query).all() as (Row & { attemptId: string })[];
  return Map.groupBy(rows, ({ attemptId }) => attemptId) as Map<string, Row[]>;
}

const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex');
