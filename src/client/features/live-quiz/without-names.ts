import { numberedStudent } from '../../../shared/results/names-hidden';
import type { LiveQuiz } from '../../../shared/supervision/schema';
import { texts } from './texts';

/** The class with numbers instead of names, by start order, so that a student's number never changes. */
export function withoutNames(quiz: LiveQuiz): LiveQuiz {
  const started = quiz.students.toSorted(
    (one, other) => one.startedAt - other.startedAt || (one.attemptId < other.attemptId ? -1 : 1),
  );
  const numbers = new Map(started.map(({ attemptId }, at) => [attemptId, numberedStudent(at + 1)]));
  const unnamed = <Line extends { attemptId: string; studentClass?: string }>(line: Line) => {
    const { studentClass: _, ...rest } = line;
    return { ...rest, studentName: numbers.get(line.attemptId) ?? texts.student, studentEmail: '' };
  };
  const renamed = <Line extends { studentName: string | null; attemptId: string | null }>(line: Line) => ({
    ...line,
    studentName: line.attemptId === null ? null : (numbers.get(line.attemptId) ?? texts.student),
  });
  return {
    ...quiz,
    students: quiz.students.map(unnamed),
    absent: quiz.absent.map((member, at) => ({
      ...member,
      name: numberedStudent(started.length + at + 1),
    })),
    late: quiz.late.map(unnamed),
    messages: quiz.messages.map(renamed),
    clock: quiz.clock.map(renamed),
  };
}
