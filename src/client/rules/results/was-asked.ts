import type { QuizResults, StudentResult } from '../../../shared/results/schema';

/** Whether this student was asked the question; an undrawn question is not one left blank. */
export const wasAsked = ({ notAsked }: Pick<StudentResult, 'notAsked'>, questionId: string): boolean =>
  !notAsked.includes(questionId);

/** The submissions asked a question. */
export const askedOf = ({ results }: Pick<QuizResults, 'results'>, questionId: string): StudentResult[] =>
  results.filter((student) => wasAsked(student, questionId));

/** A student's questions by number in the quiz, from 1. */
export const numberedAsked = (
  { questions }: Pick<QuizResults, 'questions'>,
  student: Pick<StudentResult, 'notAsked'>,
): { question: QuizResults['questions'][number]; number: number }[] =>
  questions.flatMap((question, index) =>
    wasAsked(student, question._id) ? [{ question, number: index + 1 }] : [],
  );
