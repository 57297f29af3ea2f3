import { appendFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { createApp } from '../../server/app';
import { startBackgroundWork } from '../../server/background-work';
import { buildDeps } from '../../server/build-deps';
import { readConfig } from '../../server/config';
import { onDiskFailure } from '../../server/db/commit';
import type { Deps } from '../../server/deps';
import type { TextGrader } from '../../server/ports/text-grader';
import { markTextAnswers } from '../../server/rules/marking/text/mark-text-answers';
import { hostsOf, listen, runUntilStopped } from '../../server/serve';
import { siteOf } from '../../server/site';
import { forgetDowntime, groupCommitWithout, liftLimit, migrateInPieces } from './weakened';
import { loneCommitsOf } from './whole-class-lone-commits';

// The real server composed from its parts, with switches, delays and counters for the reliability tests, and without the
// protection named by WITHOUT.

const config = readConfig(process.env);
const { WITHOUT: without, GRADED_FILE: gradedFile, GRADER_MS: graderMs = '0' } = process.env;
const MIGRATIONS = 'drizzle';
const LEAKED_BYTES = 50_000;
/** Calls per minute and address; too few for a school. */
const TOO_FEW = { capacity: 300, refillMs: 60_000 };
const NO_LIMITS = { inAll: Number.POSITIVE_INFINITY, ofAddress: Number.POSITIVE_INFINITY };

if (without === 'whole-migration') migrateInPieces(config.dataDir, MIGRATIONS);
if (without === 'downtime-record') forgetDowntime(join(config.dataDir, 'quiz.sqlite'));

liftLimit(without);

const KEEP_ALL_ANSWERS = `create temp trigger keep_all_answers after update of answer on practice_answers begin
  insert into practice_answers (set_id, student_id, question_id, answer, score, maximum_marks, at)
  values (old.set_id, old.student_id, old.question_id, old.answer, old.score, old.maximum_marks, old.at); end`;

const deps = weaken(await buildDeps(config, { migrations: MIGRATIONS, languages: 'src/shared/languages' }));
const server = await listen(
  createApp({
    deps,
    site: siteOf(config, deps),
    hosts: hostsOf(config),
    ...(without === 'school-ceiling' ? { addressLimit: TOO_FEW } : {}),
  }),
  config,
  without === 'connection-room' ? NO_LIMITS : undefined,
);
startBackgroundWork(deps);
if (without === 'finish-at-stop') process.on('SIGTERM', () => process.exit(0));
else runUntilStopped(server, deps);
if (without === 'exit-at-disk-failure') onDiskFailure(deps.db, () => {});

process.stdout.write(`The composed server is ready on ${config.port}\n`);

// A file system turned read-only, as the database reports it.
let isReadOnly = false;
process.on('SIGUSR2', () => {
  isReadOnly = !isReadOnly;
  deps.db.$client.pragma(`query_only = ${isReadOnly ? 'ON' : 'OFF'}`);
});

function weaken(whole: Deps): Deps {
  if (without === 'bounded-lists') return { ...whole, questionFiles: unbounded(whole.questionFiles) };
  if (without === 'last-answer') whole.db.$client.exec(KEEP_ALL_ANSWERS);
  if (without === 'full-sync') whole.db.$client.pragma('synchronous = NORMAL');
  const marking = without === 'marking-thread' ? inTheWay(whole.textGrader) : whole.textGrader;
  const textGrader = gradedFile ? counting(marking, gradedFile) : marking;
  if (without === 'commit-before-answer' || without === 'refusal-when-not-stored')
    return { ...whole, textGrader, groupCommit: groupCommitWithout(without, whole.db) };
  if (without === 'release-of-memory')
    return { ...whole, textGrader, groupCommit: keepingAll(whole.groupCommit) };
  if (without === 'group-commit') return { ...whole, textGrader, groupCommit: loneCommitsOf(whole.db) };
  if (without !== 'resume') return { ...whole, textGrader };
  const { background } = whole;
  const soon: typeof background.soon = (name, job) => {
    if (name !== 'resume-evaluations') background.soon(name, job);
  };
  return { ...whole, textGrader, background: { ...background, soon, every: () => {} } };
}

/** A group commit that leaks its writes and some memory for each. */
function keepingAll(groupCommit: Deps['groupCommit']): Deps['groupCommit'] {
  const leaked: unknown[] = [];
  return (write) => {
    leaked.push(write, Buffer.alloc(LEAKED_BYTES, 1));
    return groupCommit(write);
  };
}

/** Matches class lists of a hundred thousand letters with a backtracking pattern on the main thread. */
function unbounded(files: Deps['questionFiles']): Deps['questionFiles'] {
  return {
    ...files,
    async readRoster(list) {
      if (typeof list === 'string') list.slice(0, 100_000).match(/[^\s@]+@[^\s@]+/g);
      return files.readRoster(list);
    },
  };
}

/** A grader that works on the main thread. */
function inTheWay(grader: TextGrader): TextGrader {
  return {
    ...grader,
    grade(request) {
      markTextAnswers(request);
      return grader.grade(request);
    },
  };
}

/** A slow grader that records every answer it is asked about. */
function counting(grader: TextGrader, file: string): TextGrader {
  return {
    ...grader,
    async grade(request) {
      for (const { text } of request.answers)
        appendFileSync(file, `${JSON.stringify([request.question, text])}\n`);
      await wait(Number(graderMs));
      return grader.grade(request);
    },
  };
}
