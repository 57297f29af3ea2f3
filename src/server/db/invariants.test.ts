import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { openDb } from './open';

const migrationsFolder = fileURLToPath(new URL('../../../drizzle', import.meta.url));

/** A database with one teacher, one student, a quiz, a question and a submitted attempt. */
function aSchool() {
  const { $client: client } = openDb({ file: ':memory:', migrationsFolder });
  client.exec(`
    insert into accounts (id, role, issuer, subject, email, name, created_at)
      values ('t', 'teacher', 'i', 't', 't@x.example', 'T', 1), ('s', 'student', 'i', 's', 's@x.example', 'S', 1);
    insert into quizzes values ('q', 't', 'Cells', '', 60, 1, 0, 0, 0, 1, 'ABCDEFGH', 1, 'pending', 1, null, null, 1);
    insert into questions (id, quiz_id, position, type, text, options, correct_answer, maximum_marks)
      values ('n', 'q', 1, 'short', 'Why?', '[]', '"So"', 2);
    insert into papers values ('p', 'q', 'h', '{}', 1);
    insert into attempts (id, quiz_id, student_id, paper_id, seed, started_at, deadline, closes_at, submitted_at, submitted_by, receipt, focus_lost_count)
      values ('a', 'q', 's', 'p', 1, 1, 60001, 120001, 5, 'student', 'R', 0);
    insert into results values ('a', 'n', 0, 1.5, 2, 'built-in', 0, 0.9, null, 6, null);
    insert into clock_entries (attempt_id, kind, started_at, added_ms, recorded_at) values ('a', 'downtime', 2, 1, 3);
    insert into server_heartbeat values (1, 3);
    insert into ai_requests values ('r', 'q', 'n', 7, 'ai.example', 'm', 'Why?', 'So', '[]', 9, 'sent');
    insert into ai_grades values ('k', null, 7);
    insert into grader_notices values ('n', 'Look.', 7);
    insert into student_allowances values ('t', 's@x.example', 150, 2, 1);
  `);
  return client;
}

test.each([
  [
    'a second attempt of the same student',
    "insert into attempts (id, quiz_id, student_id, paper_id, seed, started_at, deadline, closes_at, focus_lost_count) values ('b', 'q', 's', 'p', 1, 1, 2, 3, 0)",
  ],
  [
    'a second quiz of that title',
    "insert into quizzes values ('q2', 't', 'Cells', '', 60, 1, 0, 0, 0, 0, null, 1, 'pending', 1, null, null, 1)",
  ],
  ['a blank title', "update quizzes set title = '  '"],
  ['a quiz without time', 'update quizzes set total_time_seconds = 0'],
  ['a published quiz without a share ID', 'update quizzes set share_id = null'],
  ['an evaluation in an unknown state', "update quizzes set evaluation_status = 'done'"],
  ['navigation together with question timers', 'update quizzes set use_question_timer = 1'],
  ['a question of an unknown type', "update questions set type = 'essay'"],
  ['a question worth nothing', 'update questions set maximum_marks = 0'],
  ['a slider without a range', "update questions set type = 'slider'"],
  [
    'a second result for the same answer',
    "insert into results values ('a', 'n', 0, 1, 2, 'auto', 0, 1, null, 6, null)",
  ],
  ['a mark above the maximum', 'update results set score = 2.5'],
  ['a negative mark', 'update results set score = -0.5'],
  ['a mark between the half steps', 'update results set score = 1.3'],
  ['a mark from nowhere', "update results set source = 'guess'"],
  ["a teacher's mark that needs review", "update results set source = 'teacher', needs_review = 1"],
  ['an attempt submitted without a receipt', 'update attempts set receipt = null'],
  [
    'scores released before submission',
    'update attempts set submitted_at = null, submitted_by = null, receipt = null, released_at = 9',
  ],
  ['a deadline before the start', 'update attempts set deadline = 0'],
  ['an attempt on a quiz that does not exist', "update attempts set quiz_id = 'none'"],
  ['a time factor below the whole time', 'update attempts set time_factor_percent = 99'],
  ['a time factor above four times', 'update attempts set time_factor_percent = 401'],
  ['fewer tab changes than the rule', 'update attempts set tab_change_limit = 2'],
  ['a clock that is moved back', 'update clock_entries set added_ms = -1'],
  ['a clock that is moved by nothing', 'update clock_entries set added_ms = 0'],
  ['time given for an unknown reason', "update clock_entries set kind = 'luck'"],
  ['time for an attempt that does not exist', "update clock_entries set attempt_id = 'none'"],
  ['time from a teacher who does not exist', "update clock_entries set actor_id = 'nobody'"],
  ['a request to the AI server with an unknown end', "update ai_requests set outcome = 'lost'"],
  ['a request to the AI server that gives tokens back', 'update ai_requests set tokens = -1'],
  ['a request to the AI server for no quiz', "update ai_requests set quiz_id = 'none'"],
  ['a second grade for the same answer', "insert into ai_grades values ('k', null, 8)"],
  ['a second notice on one question', "insert into grader_notices values ('n', 'Look again.', 8)"],
  ['a second heartbeat', 'insert into server_heartbeat values (2, 3)'],
  [
    'a second allowance for one student',
    "insert into student_allowances values ('t', 's@x.example', 100, 0, 1)",
  ],
  ['an allowance for less time', 'update student_allowances set time_factor_percent = 95'],
  ['an allowance for more than four times', 'update student_allowances set time_factor_percent = 405'],
  ['an allowance for fewer tab changes', 'update student_allowances set extra_tab_changes = -1'],
  ['an allowance for endless tab changes', 'update student_allowances set extra_tab_changes = 98'],
  ['an allowance of nobody', "update student_allowances set teacher_id = 'nobody'"],
  ['a plan for a student', "update accounts set plan_active_until = 5 where id = 's'"],
])('the database itself refuses %s', (_what, sql) => {
  const client = aSchool();
  expect(() => client.exec(sql)).toThrow(/constraint failed/i);
});

test('a deleted quiz gives its title free', () => {
  const client = aSchool();
  client.exec(
    "update quizzes set deleted_at = 9; insert into quizzes values ('q2', 't', 'Cells', '', 60, 1, 0, 0, 0, 0, null, 1, 'pending', 1, null, null, 1)",
  );
  expect(client.prepare('select count(*) from quizzes').pluck().get()).toBe(2);
});

test('a database file runs fully synchronous in WAL mode and keeps its content', () => {
  const file = join(mkdtempSync(join(tmpdir(), 'quiz-db-')), 'quiz.sqlite');
  const first = openDb({ file, migrationsFolder }).$client;
  expect(first.pragma('synchronous', { simple: true })).toBe(2);
  expect(first.pragma('journal_mode', { simple: true })).toBe('wal');
  first.exec(
    "insert into accounts (id, role, issuer, subject, email, name, created_at) values ('t', 'teacher', 'i', 't', 'e', 'T', 1)",
  );
  first.close();
  const again = openDb({ file, migrationsFolder }).$client;
  expect(again.prepare('select name from accounts').pluck().all()).toEqual(['T']);
  again.close();
});
