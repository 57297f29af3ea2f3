import type { Stage } from './stage';

/** The page-made id of a question, by number. */
export const newIdOf = (number: number): string => number.toString(16).padStart(24, '0');

/** Writes a question in a stage's quiz as its teacher: a new one, unless the fields name one. */
export const write = ({ teacher, quizId }: Pick<Stage, 'teacher' | 'quizId'>, fields: object) =>
  teacher.mutate('questions.write', { quizId, questionId: '', ...fields });

export const readQuiz = async ({ teacher, quizId }: Pick<Stage, 'teacher' | 'quizId'>) =>
  (await teacher.rest('GET', `/quiz/${quizId}`)).body;
