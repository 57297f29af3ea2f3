import { questionForm, sampleQuestions } from '../../server/testing/sample-questions';
import { buyPlan, type Stage } from '../../server/testing/stage';
import { toldPicture } from '../../server/testing/told-picture';
import type { World } from '../../server/testing/world';

/** Stands in every model answer and in the metadata of the picture: whoever reads it has read the key. */
export const CANARY = 'canary-7b1f';

/** The same questions with different right answers; all that a student may know of them is alike. */
export const KEYS = {
  one: ['Mitochondria', ['Helium', 'Neon'], `Carbon dioxide ${CANARY}`, `It reflects green ${CANARY}`, [8]],
  other: ['Nucleus', ['Oxygen', 'Iron', 'Neon'], `Water ${CANARY}`, `It is painted ${CANARY}`, [13]],
} as const;
export type Key = keyof typeof KEYS;

export type KeyedQuiz = Stage & { readonly imageUrl: string };

/** A published quiz with the given key and one picture, and two students who have not joined yet. */
export async function aKeyedQuiz(world: World, key: Key): Promise<KeyedQuiz> {
  const teacher = await world.signIn('teacher', 'Ann');
  const otherTeacher = await world.signIn('teacher', 'Bob');
  const student = await world.signIn('student', 'Sam');
  const otherStudent = await world.signIn('student', 'Tia');
  await buyPlan(teacher);
  const quizId: string = (await teacher.rest('POST', '/quiz/', { title: 'Cells' })).body._id;
  const questionIds: string[] = [];
  let imageUrl = '';
  for (const [at, question] of sampleQuestions.entries()) {
    const form = questionForm({ ...question, correctAnswer: KEYS[key][at] }, quizId);
    if (at === 0) form.set('image', await toldPicture(`${CANARY}.jpg`, CANARY));
    const { body } = await teacher.rest('POST', '/question/', form);
    questionIds.push(body._id);
    imageUrl ||= body.imageUrl ?? '';
  }
  const { shareId } = (await teacher.rest('POST', `/quiz/${quizId}/publish`)).body;
  const people = { nobody: world.nobody, teacher, otherTeacher, student, otherStudent };
  return { world, ...people, quizId, shareId, questionIds, attemptId: '', imageUrl };
}
