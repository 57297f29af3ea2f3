import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { ownerOf } from '../rules/access/owner-id';
import { aFolder } from '../testing/a-folder';
import { accounts } from './accounts-schema';
import { attempts, results } from './attempts-schema';
import { aiGrades, aiRequests, graderNotices } from './grading-schema';
import { type Db, openDb } from './open';
import { questionDrafts, questions, quizVersions, quizzes } from './quizzes-schema';
import {
  clockEntries,
  messageDeliveries,
  messages,
  serverHeartbeat,
  studentAllowances,
} from './supervision-schema';

const migrationsFolder = fileURLToPath(new URL('../../../drizzle', import.meta.url));

const TEACHER: typeof accounts.$inferInsert = {
  id: 't',
  role: 'teacher',
  issuer: 'i',
  subject: 't',
  email: 't@x.example',
  name: 'T',
  createdAt: 1,
};
const STUDENT = {
  ...TEACHER,
  id: 's',
  role: 'student',
  subject: 's',
  email: 's@x.example',
  name: 'S',
} as const;
const OWNER_ID = ownerOf({ accountId: 't' });
const QUIZ: typeof quizzes.$inferInsert = {
  id: 'q',
  teacherId: OWNER_ID,
  title: 'Cells',
  description: '',
  totalTimeSeconds: 60,
  allowNavigation: true,
  shuffleQuestions: false,
  allowTabChange: false,
  useQuestionTimer: false,
  isPublished: true,
  shareId: 'ABCDEFGH',
  acceptingResponses: true,
  evaluationStatus: 'pending',
  createdAt: 1,
};
const DRAFT = { ...QUIZ, id: 'q2', isPublished: false, shareId: null };
const ATTEMPT: typeof attempts.$inferInsert = {
  id: 'a',
  quizId: 'q',
  studentId: 's',
  versionId: 'p',
  seed: 1,
  startedAt: 1,
  deadline: 60001,
  closesAt: 120001,
  submittedAt: 5,
  submittedBy: 'student',
  receipt: 'R',
  focusLostCount: 0,
};
const RESULT: typeof results.$inferInsert = {
  attemptId: 'a',
  questionId: 'n',
  isCorrect: false,
  score: 1.5,
  maximumMarks: 2,
  source: 'built-in',
  needsReview: false,
  confidence: 0.9,
  markedAt: 6,
};
const GRADE: typeof aiGrades.$inferInsert = { key: 'k', createdAt: 7 };
const NOTICE: typeof graderNotices.$inferInsert = { questionId: 'n', notice: 'Look.', at: 7 };
const HEARTBEAT: typeof serverHeartbeat.$inferInsert = { id: 1, aliveAt: 3 };
const ALLOWANCE: typeof studentAllowances.$inferInsert = {
  teacherId: OWNER_ID,
  email: 's@x.example',
  timeFactorPercent: 150,
  extraTabChanges: 2,
  updatedAt: 1,
};

function aSchool(): Db {
  const db = openDb({ file: ':memory:', migrationsFolder });
  db.insert(accounts).values([TEACHER, STUDENT]).run();
  db.insert(quizzes).values(QUIZ).run();
  db.insert(questions)
    .values({
      id: 'n',
      quizId: 'q',
      position: 1,
      type: 'short',
      text: 'Why?',
      body: { options: [], correctAnswer: 'So', min: null, max: null, step: null },
      maximumMarks: 2,
    })
    .run();
  db.insert(questionDrafts).values({ id: 'd', quizId: 'q', position: 2, draft: '{}', updatedAt: 1 }).run();
  db.insert(quizVersions)
    .values({ id: 'p', quizId: 'q', contentHash: 'h', content: '{}', createdAt: 1 })
    .run();
  db.insert(attempts).values(ATTEMPT).run();
  db.insert(results).values(RESULT).run();
  db.insert(clockEntries)
    .values({ attemptId: 'a', kind: 'downtime', startedAt: 2, addedMs: 1, recordedAt: 3 })
    .run();
  db.insert(serverHeartbeat).values(HEARTBEAT).run();
  db.insert(messages).values({ number: 1, quizId: 'q', text: 'Ten minutes left.', sentAt: 2 }).run();
  db.insert(messageDeliveries).values({ attemptId: 'a', messageNumber: 1 }).run();
  db.insert(aiRequests)
    .values({
      id: 'r',
      quizId: 'q',
      questionId: 'n',
      sentAt: 7,
      host: 'ai.example',
      model: 'm',
      question: 'Why?',
      modelAnswer: 'So',
      texts: '[]',
      tokens: 9,
      outcome: 'sent',
    })
    .run();
  db.insert(aiGrades).values(GRADE).run();
  db.insert(graderNotices).values(NOTICE).run();
  db.insert(studentAllowances).values(ALLOWANCE).run();
  return db;
}

const REFUSED: readonly [what: string, act: string | ((db: Db) => unknown)][] = [
  [
    'a second attempt of the same student',
    (db) =>
      db
        .insert(attempts)
        .values({ ...ATTEMPT, id: 'b' })
        .run(),
  ],
  ['a second quiz of that title', (db) => db.insert(quizzes).values(DRAFT).run()],
  ['a second result for the same answer', (db) => db.insert(results).values(RESULT).run()],
  ['a second grade for the same answer', (db) => db.insert(aiGrades).values(GRADE).run()],
  ['a second notice on one question', (db) => db.insert(graderNotices).values(NOTICE).run()],
  [
    'a second heartbeat',
    (db) =>
      db
        .insert(serverHeartbeat)
        .values({ ...HEARTBEAT, id: 2 })
        .run(),
  ],
  ['a second allowance for one student', (db) => db.insert(studentAllowances).values(ALLOWANCE).run()],
  ['a blank title', "update quizzes set title = '  '"],
  ['a published quiz without a share ID', 'update quizzes set share_id = null'],
  ['an evaluation in an unknown state', "update quizzes set evaluation_status = 'done'"],
  ['navigation together with question timers', 'update quizzes set use_question_timer = 1'],
  ['a question worth nothing', 'update questions set maximum_marks = 0'],
  ['an unfinished question that is no JSON', "update question_drafts set draft = 'x'"],
  ['an unfinished question in a quiz that does not exist', "update question_drafts set quiz_id = 'none'"],
  ['a mark above the maximum', 'update results set score = 2.5'],
  ['a negative mark', 'update results set score = -0.5'],
  ['a mark between the half steps', 'update results set score = 1.3'],
  ['a mark from nowhere', "update results set source = 'guess'"],
  ["a teacher's mark that needs review", "update results set source = 'teacher', needs_review = 1"],
  ['an attempt submitted without a receipt', 'update attempts set receipt = null'],
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
  ['a message without words', "update messages set text = ' '"],
  ['a message that is too long', "update messages set text = replace(printf('%501s', ''), ' ', 'x')"],
  ['a message to nobody who is there', "update message_deliveries set attempt_id = 'none'"],
  ['a request to the AI server with an unknown end', "update ai_requests set outcome = 'lost'"],
  ['a request to the AI server that gives tokens back', 'update ai_requests set tokens = -1'],
  ['a request to the AI server for no quiz', "update ai_requests set quiz_id = 'none'"],
  ['an allowance for less time', 'update student_allowances set time_factor_percent = 95'],
  ['an allowance for more than four times', 'update student_allowances set time_factor_percent = 405'],
  ['an allowance for fewer tab changes', 'update student_allowances set extra_tab_changes = -1'],
  ['an allowance for endless tab changes', 'update student_allowances set extra_tab_changes = 98'],
  ['an allowance of nobody', "update student_allowances set teacher_id = 'nobody'"],
  ['a plan for a student', "update accounts set plan_active_until = 5 where id = 's'"],
  [
    'scores released before submission',
    'update attempts set submitted_at = null, submitted_by = null, receipt = null, released_at = 9',
  ],
];

test.each(REFUSED)('the database itself refuses %s', (_what, act) => {
  const db = aSchool();
  expect(() => (typeof act === 'string' ? db.$client.exec(act) : act(db))).toThrow(/constraint failed/i);
});

test('the title of a deleted quiz can be used again', () => {
  const db = aSchool();
  db.update(quizzes).set({ deletedAt: 9 }).run();
  db.insert(quizzes).values(DRAFT).run();
  expect(db.select().from(quizzes).all()).toHaveLength(2);
});

test('a database file runs fully synchronous in WAL mode and keeps its content', () => {
  const file = join(aFolder('db'), 'quiz.sqlite');
  const first = openDb({ file, migrationsFolder });
  expect(first.$client.pragma('synchronous', { simple: true })).toBe(2);
  expect(first.$client.pragma('journal_mode', { simple: true })).toBe('wal');
  first.insert(accounts).values(TEACHER).run();
  first.$client.close();
  const again = openDb({ file, migrationsFolder });
  expect(again.select().from(accounts).all()).toMatchObject([TEACHER]);
  again.$client.close();
});
