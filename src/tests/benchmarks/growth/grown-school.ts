import { mkdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type Database from 'better-sqlite3';
import { randomIds } from '../../../server/adapters/system/random-ids';
import { openDb } from '../../../server/db/open';
import { classWriter } from '../server/gradebook-class';
import { answerOf, type QuestionRow, questionsOf } from '../server/papers';
import { type SchoolWriter, schoolWriter } from '../server/school-writer';
import {
  classOf,
  groupOf,
  inOrderOfTime,
  measuredDesks,
  type Person,
  type PlannedClass,
  type PlannedQuiz,
  restOfSchool,
} from './planned-school';
import { type RecordsWriter, recordsWriter } from './records-writer';

/** A large school with its measured members, who are the same in every size. */
export interface GrownSchool {
  readonly dataDir: string;
  /** All answers, including those of measured members. */
  readonly answers: number;
  readonly quizzes: number;
  readonly megabytes: number;
  /** Pupils who take the live quizzes, one per round. */
  readonly pupils: readonly Person[];
  readonly live: readonly { readonly shareId: string; readonly questions: readonly QuestionRow[] }[];
  /** A class whose pupils have all taken 20 quizzes. */
  readonly takers: readonly Person[];
  readonly usual: Person & { readonly takenQuizIds: readonly string[] };
  readonly busy: Person;
}

const QUESTIONS = 10;
const LIVE_PUPILS = 60;
/** Every n-th attempt is within the last 90 days, the retention of mails. */
const MAIL_EACH = 20;
const QUIZZES_AT_ONCE = 200;

interface Writers {
  readonly write: SchoolWriter;
  readonly records: RecordsWriter;
  readonly into: ReturnType<typeof classWriter>;
}

/** Writes a school with this many quizzes besides the measured ones into an empty data folder. */
export function growSchool(dataDir: string, size: { quizzes: number; rounds: number }): GrownSchool {
  mkdirSync(join(dataDir, 'uploads'), { recursive: true, mode: 0o700 });
  const file = join(dataDir, 'quiz.sqlite');
  const { $client: client } = openDb({ file, migrationsFolder: 'drizzle' });
  // Durability is irrelevant: after a power cut the benchmark is simply repeated.
  client.pragma('synchronous = OFF');
  const writers = {
    ...{ write: schoolWriter(client), records: recordsWriter(client), into: classWriter(client) },
  };
  const { write } = writers;
  const start = client.transaction(() => {
    const desks = measuredDesks(write);
    const liveClass = classOf(write.person('teacher', randomIds.id()), groupOf(write, LIVE_PUPILS));
    const all = [...restOfSchool(write, size.quizzes), desks.usual, desks.busy];
    for (const each of [...all.flatMap(({ classes }) => classes), liveClass]) writeClass(writers, each);
    return { desks, liveClass, quizzes: inOrderOfTime(all) };
  })();
  const { desks, liveClass, quizzes } = start;
  const takenQuizIds: string[] = [];
  for (let at = 0; at < quizzes.length; at += QUIZZES_AT_ONCE) {
    client.transaction(() => {
      for (const quiz of quizzes.slice(at, at + QUIZZES_AT_ONCE)) {
        const { quizId } = writeQuiz(writers, quiz);
        if (quiz.taker && quiz.teacher === desks.usual.teacher) takenQuizIds.push(quizId);
      }
    })();
  }
  const live = client.transaction(() => {
    client.exec('update attempts set released_at = evaluated_at');
    client.exec("update quizzes set accepting_responses = 0 where evaluation_status = 'completed'");
    return Array.from({ length: size.rounds }, () => {
      const quiz = writeQuiz(writers, { teacher: liveClass.teacher, taker: null });
      assign(writers, quiz.quizId, liveClass);
      return quiz;
    });
  })();
  const counted = { answers: countOf(client, 'answers'), quizzes: countOf(client, 'quizzes') };
  client.pragma('wal_checkpoint(TRUNCATE)');
  client.close();
  return {
    ...{ dataDir, ...counted, live, pupils: liveClass.pupils },
    megabytes: statSync(file).size / 1e6,
    takers: desks.usual.classes[0]?.pupils ?? [],
    usual: { ...desks.usual.teacher, takenQuizIds },
    busy: desks.busy.teacher,
  };
}

function writeClass({ into }: Writers, { id, teacher, pupils }: PlannedClass): void {
  into.schoolClass.run({ id, teacher_id: teacher.id, name: id, code: id, created_at: 1 });
  for (const { id: account_id } of pupils) {
    const line = { id: randomIds.id(), class_id: id, name: account_id, account_id };
    into.member.run({ ...line, larger_text: 0, hide_timer: 0, created_at: 1 });
  }
}

function assign({ into }: Writers, quizId: string, { id }: PlannedClass): void {
  into.assignment.run({ quiz_id: quizId, updated_at: 1 });
  into.assigned.run({ quiz_id: quizId, class_id: id });
}

function writeQuiz(writers: Writers, { teacher, taker }: PlannedQuiz) {
  const { write, records } = writers;
  const [quizId, shareId] = [randomIds.id(), randomIds.shareId()];
  const questions = questionsOf(quizId, QUESTIONS).map((each) => ({ ...each, id: randomIds.id() }));
  write.quiz({ quizId, teacherId: teacher.id, shareId, status: 'pending' });
  for (const [at, question] of questions.entries()) write.question(quizId, question, at);
  if (taker) {
    write.paper(quizId);
    assign(writers, quizId, taker);
    for (const [number, { id }] of taker.pupils.entries())
      writeAttempt(writers, { quizId, studentId: id, questions, number });
    write.markDone(quizId);
    records.audit(teacher.id, quizId);
  }
  return { quizId, shareId, questions };
}

interface WrittenAttempt {
  readonly quizId: string;
  readonly studentId: string;
  readonly questions: readonly QuestionRow[];
  readonly number: number;
}

function writeAttempt({ write, records }: Writers, { quizId, studentId, questions, number }: WrittenAttempt) {
  const attemptId = randomIds.id();
  write.attempt({ id: attemptId, quizId, studentId, isMarked: true });
  const answers = questions.map((question, at) => ({
    questionId: question.id,
    value: answerOf(question, number, at),
  }));
  for (const [at, question] of questions.entries()) {
    write.answer(attemptId, question, answers[at]?.value);
    write.result(attemptId, question, ((number + at) % 3) * 0.5);
  }
  records.history({ attemptId, quizId, studentId, paperId: `${quizId}-paper` }, answers);
  if (number % MAIL_EACH === 0) records.mail(`${studentId}@school.example`);
}

const countOf = (client: Database.Database, table: 'answers' | 'quizzes'): number =>
  client.prepare<[], number>(`select count(*) from ${table}`).pluck().get() ?? 0;
