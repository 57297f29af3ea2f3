import type { LiveQuiz } from '../../../shared/supervision/schema';
import { nameAmong } from '../../../shared/tell-apart';

interface Line {
  readonly studentName: string | null;
  readonly attemptId: string | null;
}

/** The name of a line's student, distinguished from namesakes in the class; null for several students. */
export function nameInClass({ studentName, attemptId }: Line, { students }: LiveQuiz): string | null {
  const student = students.find((each) => each.attemptId === attemptId);
  return student ? nameAmong(student, students) : studentName;
}
