import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { openDb } from '../../../server/db/open';
import { fillGradebook, type GradebookClass, type GradebookSize } from './gradebook-class';
import { fillQuiz, publishQuiz, schoolWriter } from './school-writer';

/** A teacher with a session and a measured quiz. */
export interface Teacher {
  readonly token: string;
  readonly id: string;
}

export interface LiveQuiz {
  readonly quizId: string;
  readonly shareId: string;
}

export interface School {
  readonly students: readonly { readonly token: string; readonly id: string }[];
  /** One per round, without attempts. */
  readonly live: readonly LiveQuiz[];
  /** One per round of complete attempts. */
  readonly attempted: readonly LiveQuiz[];
  readonly results: readonly (Teacher & { readonly quizId: string; readonly attempts: number })[];
  readonly dashboards: readonly (Teacher & { readonly quizzes: number })[];
  readonly gradebooks: readonly GradebookClass[];
  readonly marking: Teacher & { readonly quizIds: readonly string[]; readonly attempts: number };
  readonly image: string;
}

export interface SchoolSize {
  readonly students: number;
  /** Quizzes for a class to take. */
  readonly rounds: number;
  /** Quizzes for the rounds of complete attempts. */
  readonly attemptRounds: number;
  readonly markings: number;
  readonly results: readonly number[];
  readonly dashboards: readonly number[];
  readonly marked: number;
  readonly gradebooks: readonly GradebookSize[];
}

export const PAPER_QUESTIONS = 20;
const RESULT_QUESTIONS = 50;
const MARKED_QUESTIONS = 20;
const IMAGE_BYTES = 150_000;

/** Writes a school of this size into an empty data folder, with the product's schema. */
export function seedSchool(dataDir: string, size: SchoolSize): School {
  mkdirSync(join(dataDir, 'uploads'), { recursive: true, mode: 0o700 });
  const db = openDb({ file: join(dataDir, 'quiz.sqlite'), migrationsFolder: 'drizzle' });
  const client = db.$client;
  const write = schoolWriter(client);
  const school = client.transaction((): School => {
    const everybody = Math.max(
      ...[size.students, size.marked, ...size.results],
      ...size.gradebooks.map(({ members }) => members),
    );
    const students = Array.from({ length: everybody }, (_, at) => write.person('student', `student${at}`));
    const desk = write.person('teacher', 'live');
    const published = (name: string, count: number): LiveQuiz[] =>
      Array.from({ length: count }, (_, at) => {
        const quizId = `${name}${at}`;
        const shareId = publishQuiz(write, { quizId, teacherId: desk.id, questions: PAPER_QUESTIONS });
        return { quizId, shareId };
      });
    const [live, attempted] = [published('live', size.rounds), published('attempted', size.attemptRounds)];
    const results = size.results.map((attempts) => {
      const [teacher, quizId] = [write.person('teacher', `results${attempts}`), `results${attempts}`];
      const quiz = { quizId, teacherId: teacher.id, questions: RESULT_QUESTIONS };
      publishQuiz(write, quiz);
      fillQuiz(write, quiz, { students: students.slice(0, attempts), isMarked: true });
      return { ...teacher, quizId, attempts };
    });
    const dashboards = size.dashboards.map((quizzes) => {
      const teacher = write.person('teacher', `desk${quizzes}`);
      for (let at = 0; at < quizzes; at += 1) {
        const quiz = { quizId: `desk${quizzes}-${at}`, teacherId: teacher.id, questions: 10 };
        publishQuiz(write, quiz);
        fillQuiz(write, quiz, { students: students.slice(0, 10), isMarked: true });
      }
      return { ...teacher, quizzes };
    });
    const gradebooks = size.gradebooks.map((gradebook) =>
      fillGradebook(client, write, { ...gradebook, students }),
    );
    const marker = write.person('teacher', 'marking');
    const quizIds = Array.from({ length: size.markings }, (_, at) => {
      const quiz = { quizId: `marking${at}`, teacherId: marker.id, questions: MARKED_QUESTIONS };
      publishQuiz(write, quiz);
      fillQuiz(write, quiz, { students: students.slice(0, size.marked), isMarked: false });
      return quiz.quizId;
    });
    const image = 'image-of-the-benchmark-suite.webp';
    writeFileSync(join(dataDir, 'uploads', image), Buffer.alloc(IMAGE_BYTES, 7));
    return {
      ...{ live, attempted, results, dashboards, gradebooks, image },
      students: students.slice(0, size.students),
      marking: { ...marker, quizIds, attempts: size.marked },
    };
  })();
  client.pragma('wal_checkpoint(TRUNCATE)');
  client.close();
  return school;
}
