import type { Caller } from '../../../scripts/demo/caller';
import type { QuizResults } from '../../shared/results/schema';
import type { FocusLossSeen, LiveQuiz } from '../../shared/supervision/schema';
import type { Student } from './focus-student';

/** What the teacher sees of the student's submitted attempt. */
export async function resultOf(teacher: Caller, { caller, quiz }: Student) {
  const { results } = await teacher.call<QuizResults>('GET', `/api/quiz/${quiz.quizId}/results`);
  return results.find(({ studentEmail }) => studentEmail === caller.email);
}

/** What the teacher is told of the student's focus losses. */
export async function focusLossesOf(
  teacher: Caller,
  { caller, quiz: { quizId } }: Student,
): Promise<FocusLossSeen[]> {
  const ask = <Answer>(procedure: string, input: object) =>
    teacher.call<{ result: { data: Answer } }>(
      'GET',
      `/trpc/supervision.${procedure}?input=${encodeURIComponent(JSON.stringify(input))}`,
    );
  const { result } = await ask<LiveQuiz>('live', { quizId });
  const attemptId = result.data.students.find(({ studentEmail }) => studentEmail === caller.email)?.attemptId;
  return (await ask<FocusLossSeen[]>('leavings', { quizId, attemptId })).result.data;
}
