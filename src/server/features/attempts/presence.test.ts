import { expect, test } from 'vitest';
import { aPublishedQuiz, aStarter } from '../../testing/factories';
import { aWorld } from '../../testing/world';
import { findPresence, heardAt, noteSeen } from './presence';

const HOUR_MS = 60 * 60 * 1000;

test('fields missing in a report stay unchanged', () => {
  const { deps } = aWorld();
  noteSeen(deps, 'attempt', { writerId: 'page', seenAt: 1000, questionId: 'q1', unsentCount: 2 });
  noteSeen(deps, 'attempt', { writerId: 'page', seenAt: 2000 });
  expect(findPresence(deps, 'attempt', 2000)).toEqual({
    writerId: 'page',
    seenAt: 2000,
    questionId: 'q1',
    unsentCount: 2,
    offline: null,
  });
});

test('a page silent for an hour is forgotten, an active one stays', () => {
  const { deps } = aWorld();
  noteSeen(deps, 'gone', { writerId: 'page', seenAt: 0 });
  noteSeen(deps, 'long', { writerId: 'page', seenAt: 1 });
  noteSeen(deps, 'gone too', { writerId: 'page', seenAt: 2 });
  noteSeen(deps, 'long', { writerId: 'page', seenAt: HOUR_MS });
  noteSeen(deps, 'new', { writerId: 'page', seenAt: HOUR_MS + 3 });
  const known = ['gone', 'long', 'gone too', 'new'].filter((id) => findPresence(deps, id, HOUR_MS + 3));
  expect(known).toEqual(['long', 'new']);
});

test('an unheard holder counts as heard at the start of the server', () => {
  const { deps } = aWorld();
  expect(heardAt(deps, { attemptId: 'attempt', writerId: 'page', now: 5000 })).toBe(5000);
  expect(heardAt(deps, { attemptId: 'attempt', writerId: 'page', now: 9000 })).toBe(5000);
  noteSeen(deps, 'attempt', { writerId: 'page', seenAt: 9500 });
  expect(heardAt(deps, { attemptId: 'attempt', writerId: 'page', now: 9999 })).toBe(9500);
  expect(heardAt(deps, { attemptId: 'attempt', writerId: 'another page', now: 9999 })).toBe(5000);
});

test('two servers do not share their pages', () => {
  const [one, other] = [aWorld(), aWorld()];
  noteSeen(one.deps, 'attempt', { writerId: 'page', seenAt: 1 });
  expect(findPresence(other.deps, 'attempt', 1)).toBeUndefined();
});

test('a page whose first save and first poll coincide is not told of another page', async () => {
  const world = aWorld();
  const quiz = await aPublishedQuiz(world);
  const { student, attemptId } = await aStarter(world, quiz);
  const page = { attemptId, writerId: 'page-of-sam' };
  const answers = { [quiz.questionIds[0] ?? '']: 'Nucleus' };
  const [saved, followed] = await Promise.all([
    student.mutate('attempts.saveAnswers', { ...page, revision: 1, answers }),
    student.mutate('attempts.follow', { ...page, claim: true }),
  ]);
  expect([saved.status, followed.body.isWriter]).toEqual([200, true]);
});
