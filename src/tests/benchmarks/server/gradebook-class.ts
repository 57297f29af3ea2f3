import type Database from 'better-sqlite3';
import { questionsOf } from './papers';
import { publishQuiz, type SchoolWriter } from './school-writer';

export interface GradebookSize {
  readonly members: number;
  readonly quizzes: number;
}

export interface GradebookClass extends GradebookSize {
  readonly token: string;
  readonly id: string;
  readonly classId: string;
}

export const GRADEBOOK_QUESTIONS = 10;
/** Every n-th member was absent, and every n-th quiz is unreleased. */
const ABSENT_EACH = 17;
const UNRELEASED_EACH = 20;

/** Writes a class whose members have taken nearly all of its quizzes, marked question by question. */
export function fillGradebook(
  client: Database.Database,
  write: SchoolWriter,
  { members, quizzes, students }: GradebookSize & { readonly students: readonly { readonly id: string }[] },
): GradebookClass {
  const classId = `class${members}`;
  const teacher = write.person('teacher', `gradebook${members}`);
  const into = classWriter(client);
  into.schoolClass.run({ id: classId, teacher_id: teacher.id, name: '7b', code: classId, created_at: 1 });
  for (const { id } of students.slice(0, members)) {
    const line = { id: `${classId}-${id}`, class_id: classId, name: id, account_id: id };
    into.member.run({ ...line, larger_text: 0, hide_timer: 0, created_at: 1 });
  }
  for (let at = 0; at < quizzes; at += 1) {
    const quizId = `${classId}-${at}`;
    publishQuiz(write, { quizId, teacherId: teacher.id, questions: GRADEBOOK_QUESTIONS });
    write.paper(quizId);
    into.assignment.run({ quiz_id: quizId, updated_at: 1 });
    into.assigned.run({ quiz_id: quizId, class_id: classId });
    const questions = questionsOf(quizId, GRADEBOOK_QUESTIONS);
    for (const [number, { id: studentId }] of students.slice(0, members).entries()) {
      if ((number + at) % ABSENT_EACH === 0) continue;
      const id = `${quizId}-${studentId}`;
      write.attempt({ id, quizId, studentId, isMarked: true });
      for (const [place, question] of questions.entries())
        write.result(id, question, ((number * 7 + place + at) % 5) * 0.5);
    }
    write.markDone(quizId);
    if (at % UNRELEASED_EACH !== 0) into.release.run(quizId);
  }
  return { token: teacher.token, id: teacher.id, classId, members, quizzes };
}

type ClassWriter = Readonly<
  Record<'schoolClass' | 'member' | 'assignment' | 'assigned' | 'release', Database.Statement>
>;

export function classWriter(client: Database.Database): ClassWriter {
  const insert = (table: string, columns: string) =>
    client.prepare(`insert into ${table} (${columns}) values (${columns.replace(/\w+/g, '@$&')})`);
  return {
    schoolClass: insert('classes', 'id, teacher_id, name, code, created_at'),
    member: insert('class_members', 'id, class_id, name, account_id, larger_text, hide_timer, created_at'),
    assignment: insert('assignments', 'quiz_id, updated_at'),
    assigned: insert('assignment_classes', 'quiz_id, class_id'),
    release: client.prepare('update attempts set released_at = evaluated_at where quiz_id = ?'),
  };
}
