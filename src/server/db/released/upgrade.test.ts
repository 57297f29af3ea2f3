import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { gunzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { aPublishedQuiz } from '../../testing/factories';
import { aWorld } from '../../testing/world';
import { groupCommitOf, transactionOf } from '../commit';
import { openDb } from '../open';

// A released class of thirty, as saved by each earlier version, with the results file that version exported.
const here = (name: string) => fileURLToPath(new URL(name, import.meta.url));
const versions = readdirSync(here('.')).flatMap((name) => /^(schema-\d+)\.sqlite\.gz$/.exec(name)?.[1] ?? []);

function upgraded(version: string) {
  const file = gunzipSync(readFileSync(here(`${version}.sqlite.gz`)));
  const db = openDb({ file, migrationsFolder: here('../../../../drizzle') });
  return aWorld({ db, inTransaction: transactionOf(db), groupCommit: groupCommitOf(db) });
}

/** Sorted, because the sort order of names has changed since. */
const linesOf = (csv: Buffer) => csv.toString('utf8').split('\r\n').sort();

test.each(versions)(
  'the results exported by %s are exported identically now, in the current order of names',
  async (version) => {
    const world = upgraded(version);
    const teacher = await world.signIn('teacher', 'Demo Teacher');
    const { quizzes } = (await teacher.rest('GET', '/teacher/')).body;
    const csv = await teacher.rest('GET', `/quiz/${quizzes[0]._id}/results.csv`);
    expect(linesOf(Buffer.from(csv.body))).toEqual(linesOf(readFileSync(here(`${version}-results.csv`))));
    expect(world.deps.db.$client.pragma('foreign_key_check')).toEqual([]);
  },
);

test.each(versions)(
  'a student of %s sees the marks released then, and takes the next quiz',
  async (version) => {
    const world = upgraded(version);
    const student = await world.signIn('student', 'Student1');
    const { email, attempts } = (await student.rest('GET', '/student/')).body;
    const released = Object.values<{ quizId: string; score: number }>(attempts);
    expect(released).toEqual([expect.objectContaining({ scoresReleased: true })]);
    const csv = readFileSync(here(`${version}-results.csv`), 'utf8');
    const line = csv.split('\r\n').find((each) => each.includes(email)) ?? '';
    expect(line).toContain(`,${released[0]?.score},`);
    const next = await aPublishedQuiz(world);
    const joined = await student.rest('POST', '/student/attempt', { shareId: next.shareId });
    expect(joined.status).toBe(200);
  },
);

test.each(versions)('every address of %s is confirmed, because the demo sign-in confirms all', (version) => {
  const { $client } = upgraded(version).deps.db;
  const accounts = $client.prepare('select email, is_email_confirmed as isConfirmed from accounts').all();
  expect(accounts.length).toBeGreaterThan(30);
  expect(accounts).not.toContainEqual(expect.objectContaining({ isConfirmed: 0 }));
});
