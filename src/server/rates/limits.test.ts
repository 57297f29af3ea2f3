import { expect, test } from 'vitest';
import { messages } from '../../shared/messages';
import { aPublishedQuiz } from '../testing/factories';
import type { Person } from '../testing/person';
import { aWorld } from '../testing/world';
import { ACCOUNT_LIMIT, countCall } from './limits';

const guess = (student: Person, shareId: string) => student.rest('POST', '/student/attempt', { shareId });
const ids = (count: number) =>
  Array.from({ length: count }, (_, index) => `ABCDEFG${'23456789ABCDEF'[index]}`);
const statuses = async (student: Person, guesses: readonly string[]) => {
  const all: number[] = [];
  for (const shareId of guesses) all.push((await guess(student, shareId)).status);
  return all;
};

test('the eleventh wrong ID of an account within a minute is refused, and then even a right one', async () => {
  const world = aWorld();
  const { shareId } = await aPublishedQuiz(world);
  const sam = await world.signIn('student', 'Sam');
  expect(await statuses(sam, ids(10))).toEqual(ids(10).map(() => 404));
  expect(await guess(sam, shareId)).toMatchObject({
    status: 429,
    body: { error: messages.tooManyWrongShareIds, code: 'TOO_MANY_REQUESTS' },
  });
  expect((await sam.rest('GET', `/quiz/share/${shareId}`)).status).toBe(429);
  const other = await world.signIn('student', 'Mia');
  expect((await guess(other, shareId)).status).toBe(200);
  world.clock.advance(7000);
  expect((await guess(sam, shareId)).status).toBe(200);
});

test('an impossible ID is a typing error and never counts', async () => {
  const world = aWorld();
  const { shareId } = await aPublishedQuiz(world);
  const sam = await world.signIn('student', 'Sam');
  const slips = ['', 'ABC123', 'OIL01234', '../../x', 'ABCDEFGHJ', '%00', 'quiz', 'ABCD EFG'];
  expect(await statuses(sam, [...slips, ...slips])).toEqual([...slips, ...slips].map(() => 404));
  expect((await guess(sam, shareId)).status).toBe(200);
});

test('only an account that floods the server is stopped, and may continue a while later', async () => {
  const world = aWorld();
  const [sam, mia] = [await world.signIn('student', 'Sam'), await world.signIn('student', 'Mia')];
  for (let call = 1; call < ACCOUNT_LIMIT.capacity; call += 1) countCall(world.deps, sam.accountId);
  expect((await sam.rest('GET', '/student/')).status).toBe(200);
  const refused = await sam.rest('GET', '/student/');
  expect(refused).toMatchObject({ status: 429, body: { error: messages.tooManyCalls } });
  const overTrpc = await sam.query('attempts.dashboard');
  expect(Number(overTrpc.headers.get('Retry-After'))).toBe(1);
  expect(refused.headers.get('Retry-After')).toBe('1');
  expect(overTrpc.body).toMatchObject({
    httpStatus: 429,
    code: 'TOO_MANY_REQUESTS',
  });
  expect((await mia.rest('GET', '/student/')).status).toBe(200);
  world.clock.advance(1000);
  expect((await sam.rest('GET', '/student/')).status).toBe(200);
});
