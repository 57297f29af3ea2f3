import { expect, test } from 'vitest';
import { TURNS } from '../../server/rates/limits';
import { aStage } from '../../server/testing/stage';
import { messages } from '../../shared/messages';

// A single person sends very many simultaneous requests.

test('many calls in one request are refused, and none is executed', async () => {
  const { world, teacher } = await aStage('draft');
  const send = (path: string, init: RequestInit = {}) =>
    world.app.request(`/trpc/${path}`, {
      ...init,
      headers: { Authorization: `Bearer ${teacher.token}`, 'Content-Type': 'application/json' },
    });
  const titles = { 0: { title: 'One' }, 1: { title: 'Two' } };
  const refused = [
    await send('quizzes.create,quizzes.create?batch=1', { method: 'POST', body: JSON.stringify(titles) }),
    await send(`${Array(150).fill('quizzes.dashboard').join(',')}?batch=1`),
    await send('quizzes.dashboard?batch=1'),
  ];
  for (const answer of refused) {
    expect([answer.status, await answer.json()]).toMatchObject([
      400,
      { error: { message: messages.oneCallAtATime, data: { error: messages.oneCallAtATime } } },
    ]);
  }
  expect((await send('quizzes.create,quizzes.create', { method: 'POST', body: '{}' })).status).toBe(404);
  expect((await teacher.query('quizzes.dashboard')).body.quizzes).toHaveLength(1);
});

test('a hundred simultaneous calls of an account are all answered without delaying other accounts', async () => {
  const { teacher, student } = await aStage('draft');
  let answered = 0;
  const dashboards = Array.from({ length: 100 }, async () => {
    const { status } = await teacher.query('quizzes.dashboard');
    answered += 1;
    return status;
  });
  expect((await student.query('attempts.dashboard')).status).toBe(200);
  expect(answered).toBeLessThan(20);
  expect(new Set(await Promise.all(dashboards))).toEqual(new Set([200]));
});

test('further calls of the account are refused at once, with Retry-After', async () => {
  const { teacher } = await aStage('draft');
  const { atOnce, waiting } = TURNS.reads;
  const all = await Promise.all(
    Array.from({ length: atOnce + waiting + 1 }, () => teacher.rest('GET', '/teacher/')),
  );
  const refused = all.filter(({ status }) => status !== 200);
  expect(refused).toMatchObject([{ status: 429, body: { error: messages.tooManyCalls } }]);
  expect(refused[0]?.headers.get('Retry-After')).toBe('2');
  expect((await teacher.rest('GET', '/teacher/')).status).toBe(200);
});

test('unauthorised callers are refused before their body is read', async () => {
  const { world, student } = await aStage('draft');
  const unread = async (path: string, token = '') => {
    let isRead = false;
    const body = new ReadableStream(
      {
        pull(controller) {
          isRead = true;
          controller.close();
        },
      },
      { highWaterMark: 0 },
    );
    const headers = { 'Content-Type': 'multipart/form-data; boundary=x', Authorization: `Bearer ${token}` };
    const init = { method: 'POST', headers, body, duplex: 'half' };
    const { status } = await world.app.request(path, init);
    return [status, isRead];
  };
  for (const path of ['/question/', '/trpc/questions.create', '/trpc/attempts.submit']) {
    expect(await unread(path)).toEqual([401, false]);
  }
  for (const path of ['/question/', '/trpc/questions.create']) {
    expect(await unread(path, student.token)).toEqual([403, false]);
  }
  expect(await unread('/trpc/nothing.there', student.token)).toEqual([404, false]);
});
