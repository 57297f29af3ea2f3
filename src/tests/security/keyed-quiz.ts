import { questionForm } from '../../server/testing/sample-questions';
import { buyPlan, type Stage } from '../../server/testing/stage';
import { toldPicture } from '../../server/testing/told-picture';
import type { World } from '../../server/testing/world';
import { QUESTION_TYPES, type QuestionType } from '../../shared/question-types/registry';
import { exampleOf } from '../question-types/typed-quiz';

/** Stands in every model answer and in the metadata of the picture: whoever reads it has read the key. */
export const CANARY = 'canary-7b1f';

export type Key = 'one' | 'other';

/** A question of every type with one of two keys; all that a student may know of it is alike. */
function keyedQuestion(type: QuestionType, key: Key) {
  const { example, question } = exampleOf(type);
  const correct = key === 'one' ? example.fields.correctAnswer : example.otherKey;
  const isAnyText = typeof correct === 'string' && !('options' in example.fields);
  return { ...question, correctAnswer: isAnyText ? `${correct} ${CANARY}` : correct };
}

/** What a student answers to them. */
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
  // Nobody runs this server: it may be one of its own, of which only its people can be reached.
  const { nobody } = world;
  const people = { nobody, teacher, otherTeacher, student, otherStudent, operator: nobody };
  return { world, ...people, quizId, shareId, questionIds, attemptId: '', imageUrl };
}
