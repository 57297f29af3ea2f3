import type { SharedRight } from '../../shared/access/rights';
import { aPublishedQuiz } from './factories';
import type { Person } from './person';
import { aWorld, type World } from './world';

/** The address with which a person of this name signs in. */
export const addressOf = (name: string) => `${name.toLowerCase()}@school.example`;

/** Ann with a published quiz, and Bob, a colleague. */
export async function twoTeachers() {
  const world = aWorld();
  const quiz = await aPublishedQuiz(world);
  const bob = await world.signIn('teacher', 'Bob');
  return { world, quiz, ann: quiz.teacher, bob, ...sharing(quiz.teacher, quiz.quizId) };
}

/** The owner's acts on the colleagues of a quiz and of classes. */
export const sharing = (owner: Person, quizId: string) => ({
  shareQuiz: (right: SharedRight, more: object = {}) =>
    owner.rest('PUT', `/quiz/${quizId}/colleagues`, { email: addressOf('Bob'), right, ...more }),
  shareClass: (classId: string, right: SharedRight, more: object = {}) =>
    owner.rest('PUT', `/class/${classId}/colleagues`, { email: addressOf('Bob'), right, ...more }),
  assign: (classIds: readonly string[], by = owner) =>
    by.rest('PUT', `/quiz/${quizId}/assignment`, { classIds }),
});

export async function newClass(teacher: Person, name: string): Promise<string> {
  return (await teacher.rest('POST', '/class', { name })).body._id;
}

/** The audit lines of some actions, oldest first. */
export const auditOf = ({ deps }: World, ...actions: readonly string[]) =>
  deps.db.$client
    .prepare<[string], { actor_id: string; action: string; subject: string; before: string; after: string }>(
      'select * from audit_log where action in (select value from json_each(?)) order by id',
    )
    .all(JSON.stringify(actions));
