import type Database from 'better-sqlite3';
import type { StudentBaseline } from './baseline-students';
import type { teacherBaseline } from './baseline-teachers';

interface Parts {
  readonly client: Database.Database;
  readonly students: StudentBaseline;
  readonly teachers: ReturnType<typeof teacherBaseline>;
}

/** Inputs for SQLite alone: the calls in order. */
export interface AloneInput {
  readonly calls: readonly { readonly student: string; readonly body: never }[];
}

/** The batch size of a class that is connected all at once. */
const A_COMMIT = 64;

/** Runs the same statements without a server, 64 per commit; returns the CPU seconds. */
export function sqliteAlone(parts: Parts, act: string, { calls }: AloneInput): { cpuSeconds: number } {
  const run = actOf(parts, act);
  const commit = parts.client.transaction((some: AloneInput['calls']) => {
    for (const { student, body } of some) run(student, body);
  });
  const before = process.cpuUsage();
  for (let at = 0; at < calls.length; at += A_COMMIT) commit.immediate(calls.slice(at, at + A_COMMIT));
  const { user, system } = process.cpuUsage(before);
  return { cpuSeconds: (user + system) / 1e6 };
}

function actOf({ students }: Parts, act: string): (student: string, body: never) => void {
  const now = Date.now();
  const bodies = {
    join(student: string, { shareId }: { shareId: string }) {
      const quiz = students.findQuiz(shareId);
      const attempt = quiz && students.join(quiz, { id: student, tokenHash: student }, now);
      if (attempt) students.opened(attempt);
    },
    save(student: string, body: Parameters<StudentBaseline['save']>[0]) {
      students.save(body, student, now);
    },
    submit(student: string, { quizId, attempt }: { quizId: string; attempt: { answers: never } }) {
      students.submit(quizId, attempt.answers, student, now);
    },
  };
  const found = bodies[act as keyof typeof bodies];
  if (!found) throw new Error(`SQLite alone cannot "${act}".`);
  return found as (student: string, body: never) => void;
}
