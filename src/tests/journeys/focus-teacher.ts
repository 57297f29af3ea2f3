import type { Caller } from '../../../scripts/demo/caller';
import type { QuizResults } from '../../shared/results/schema';
import type { FocusLossSeen, LiveQuiz } from '../../shared/supervision/schema';
import type { Student } from './focus-student';

export async function resultOf(teacher: Caller, { caller, quiz }: Student) {
  const { results } = await teacher.call<QuizResults>('GET', `/api/quiz/${quiz.quizId}/results`);
  return results.find(({ studentEmail }) => studentEmail === caller.email);
}

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
