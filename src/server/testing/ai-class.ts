import { aPublishedQuiz, aSubmitter, type PublishedQuiz } from './factories';
import type { World } from './world';

export const LEAVES = {
  type: 'long',
  text: 'Why do leaves look green?',
  correctAnswer: 'Chlorophyll absorbs red and blue light and reflects green light',
  maximumMarks: 4,
} as const;

export const LEAF_ANSWERS = [
  'Chlorophyll reflects green light and absorbs red and blue',
  'Chlorophyll absorbs light',
  'Because of the sun in the sky',
  'Green light is reflected by the chlorophyll in the leaf',
];

/** A class that has answered the question about leaves, one named student per answer. */
export async function aClassOf(world: World, answers: readonly string[] = LEAF_ANSWERS) {
  const quiz = await aPublishedQuiz(world, { questions: [LEAVES], settings: { blindMarking: false } });
  const [id = ''] = quiz.questionIds;
  for (const [index, answer] of answers.entries()) {
    await aSubmitter(world, quiz, { name: `Student ${100 + index}`, answers: { [id]: answer } });
  }
  return quiz;
}

export const resultsOf = async ({ teacher, quizId }: Pick<PublishedQuiz, 'teacher' | 'quizId'>) =>
  (await teacher.rest('GET', `/quiz/${quizId}/results`)).body;

/** The mark of each student on the first question, in answer order. */
export const firstMarksOf = async (quiz: PublishedQuiz) =>
  (await resultsOf(quiz)).results.map(
    (student: { evaluationResults: unknown[] }) => student.evaluationResults[0],
  );
