import { questionForm } from '../../server/testing/sample-questions';
import { buyPlan, type Stage } from '../../server/testing/stage';
import { toldPicture } from '../../server/testing/told-picture';
import type { World } from '../../server/testing/world';
import { QUESTION_TYPES, type QuestionType } from '../../shared/question-types/registry';
import { exampleOf } from '../question-types/typed-quiz';

/** In every model answer and in the picture's metadata: reading it means reading the key. */
export const CANARY = 'canary-7b1f';

export type Key = 'one' | 'other';

/** A question of every type with one of two keys; everything visible to students is the same. */
function keyedQuestion(type: QuestionType, key: Key) {
  const { example, question } = exampleOf(type);
  const correct = key === 'one' ? example.fields.correctAnswer : example.otherKey;
  const isAnyText = typeof correct === 'string' && !('options' in example.fields);
  return { ...question, correctAnswer: isAnyText ? `${correct} ${CANARY}` : correct };
}

export const answersToKeyed = QUESTION_TYPES.map((type) => exampleOf(type).example.right);

export type KeyedQuiz = Stage & { readonly imageUrl: string };

/** A published quiz of all types with the given key and one picture, and two students who have not joined yet. */
export async function aKeyedQuiz(world: World, key: Key): Promise<KeyedQuiz> {
  const teacher = await world.signIn('teacher', 'Ann');
  const otherTeacher = await world.signIn('teacher', 'Bob');
  const student = await world.signIn('student', 'Sam');
  const otherStudent = await world.signIn('student', 'Tia');
  await buyPlan(teacher);
  const quizId: string = (await teacher.rest('POST', '/quiz/', { title: 'Cells' })).body._id;
  const questionIds: string[] = [];
  let imageUrl = '';
  for (const [at, type] of QUESTION_TYPES.entries()) {
    const form = questionForm(keyedQuestion(type, key), quizId);
    if (at === 0) form.set('image', await toldPicture(`${CANARY}.jpg`, CANARY));
    const { body } = await teacher.rest('POST', '/question/', form);
    questionIds.push(body._id);
    imageUrl ||= body.imageUrl ?? '';
  }
  const { shareId } = (await teacher.rest('POST', `/quiz/${quizId}/publish`)).body;
  // The server may be a separate one, where only its users are available.
  const { nobody } = world;
  const people = { nobody, teacher, otherTeacher, student, otherStudent, operator: nobody };
  return { world, ...people, quizId, shareId, questionIds, attemptId: '', imageUrl };
}
