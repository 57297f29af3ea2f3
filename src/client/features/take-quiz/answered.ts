import type { QuizSession } from '../../../shared/quiz-session/state';

type Answered = Pick<QuizSession, 'answers' | 'quiz'>;

/** Whether a question has an answer; spaces alone are none. */
export function isAnswered({ answers }: Pick<QuizSession, 'answers'>, questionId: string): boolean {
  const answer = answers[questionId];
  return typeof answer === 'string' ? answer.trim() !== '' : answer !== undefined;
}

/** The places (from 0) of the questions without an answer. */
export const unansweredIndexes = (session: Answered): number[] =>
  session.quiz.questions.flatMap(({ _id }, index) => (isAnswered(session, _id) ? [] : [index]));

export const answeredCount = (session: Answered): number =>
  session.quiz.questions.length - unansweredIndexes(session).length;
