import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { getRequestListener } from '@hono/node-server';
import Database from 'better-sqlite3';
import { SQLiteSyncDialect } from 'drizzle-orm/sqlite-core';
import { Hono } from 'hono';
import { randomIds } from '../../../server/adapters/system/random-ids';
import { groupCommitOf } from '../../../server/db/commit';
import { queriesOn } from '../../../server/db/open';
import { accountsStore } from '../../../server/features/accounts/store';
import { ownerOf } from '../../../server/rules/access/owner-id';
import { studentBaseline } from './baseline-students';
import { teacherBaseline } from './baseline-teachers';
import { plainSaves } from './plain-saves';
import { sqliteAlone } from './sqlite-alone';

// The baseline: Hono, a token check, and the product's own statements in the same group commit with FULL
// sync, without validation and logging: a lower bound of the product's cost. It imports the statements of the
// stores and repeats how each call uses them. A second bound is the minimal save, with fewer statements than
// the product's.

const { DATA_DIR: dataDir = '', PORT: port = '0', BASELINE: baseline = 'plain' } = process.env;
const client = new Database(join(dataDir, 'quiz.sqlite'));
client.pragma('journal_mode = WAL');
client.pragma('synchronous = FULL');
client.pragma('foreign_keys = ON');
// The plain baseline has the library's parameters, which SQLite plans again for each value; SQLite alone has the product's.
const db = queriesOn(client, baseline === 'plain' ? new SQLiteSyncDialect() : undefined);
const groupCommit = groupCommitOf(db);
const [students, teachers, plain] = [studentBaseline(db), teacherBaseline(db), plainSaves(db)];
const { findSession } = accountsStore(db);

interface Env {
  Variables: { caller: { id: string; tokenHash: string } };
}
const app = new Hono<Env>();
app.use('/in/*', async (c, next) => {
  const token = c.req.header('Authorization')?.slice('Bearer '.length) ?? '';
  const tokenHash = randomIds.hash(token);
  const session = findSession.get({ tokenHash, now: Date.now() });
  if (!session) return c.json({ error: 'Please sign in.' }, 401);
  c.set('caller', { id: session.accountId, tokenHash });
  return next();
});
app.get('/', (c) => c.json({ status: 'ok' }));
app.post('/in/join', async (c) => {
  const { shareId } = await c.req.json();
  const quiz = students.findQuiz(shareId);
  if (!quiz) return c.notFound();
  const now = Date.now();
  const attempt = await groupCommit(() => students.join(quiz, c.get('caller'), now));
  return attempt ? c.json(students.opened(attempt)) : c.notFound();
});
app.post('/in/save', async (c) => {
  const input = await c.req.json();
  const { id } = c.get('caller');
  const saved = await groupCommit(() => students.save(input, id, Date.now()));
  return saved ? c.json(saved) : c.notFound();
});
for (const form of ['upsert', 'upsertWithHistory'] as const)
  app.post(`/in/${form}`, async (c) => {
    const save = await c.req.json();
    return c.json(await groupCommit(() => plain[form](save, Date.now())));
  });
app.post('/in/submit', async (c) => {
  const { quizId, attempt } = await c.req.json();
  const { id } = c.get('caller');
  const receipt = await groupCommit(() => students.submit(quizId, attempt.answers, id, Date.now()));
  return receipt ? c.json(receipt) : c.notFound();
});
app.get('/in/results/:id', (c) =>
  c.json(teachers.results(c.req.param('id'), ownerOf({ accountId: c.get('caller').id }))),
);
app.get('/in/csv/:id', async (c) =>
  c.body(await teachers.csv(c.req.param('id'), ownerOf({ accountId: c.get('caller').id }))),
);
app.get('/in/workbook/:id', async (c) =>
  c.body(new Uint8Array(await teachers.workbook(ownerOf({ accountId: c.get('caller').id })))),
);
app.get('/in/dashboard', (c) => c.json(teachers.dashboard(ownerOf({ accountId: c.get('caller').id }))));
app.get('/in/gradebook/:id', (c) =>
  c.json(teachers.gradebook(c.req.param('id'), ownerOf({ accountId: c.get('caller').id }))),
);
app.post('/in/evaluate/:id', (c) => {
  teachers.evaluate(c.req.param('id'), Date.now());
  return c.json({ message: 'Evaluated.' });
});
app.get('/uploads/:name', async (c) => c.body(await readFile(join(dataDir, 'uploads', c.req.param('name')))));
app.post('/alone/:act', async (c) => {
  const input = await c.req.json();
  return c.json(sqliteAlone({ client, students, teachers }, c.req.param('act'), input));
});

const server = createServer(getRequestListener(app.fetch));
server.keepAliveTimeout = 75_000;
server.listen(Number(port), '127.0.0.1', () => process.stdout.write(`The baseline is ready on ${port}\n`));
process.on('SIGTERM', () => process.exit(0));
