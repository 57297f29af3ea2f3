import { expect, test } from 'vitest';
import { MESSAGE_MAXIMUM_LENGTH } from '../../../shared/constants';
import { messages } from '../../../shared/messages';
import { aPublishedQuiz, aStarter } from '../../testing/factories';
import { aWorld } from '../../testing/world';

/** Sam and Tia take a quiz, each on a page that polls for messages. */
async function aClassThatListens() {
  const world = aWorld();
  const quiz = await aPublishedQuiz(world);
  const [sam, tia] = await Promise.all(
    ['Sam', 'Tia'].map(async (name) => {
      const { student, attemptId } = await aStarter(world, quiz, name);
      return {
        attemptId,
        hear: async (heardMessage?: number, writerId = `page-of-${name}`) =>
          (await student.mutate('attempts.follow', { attemptId, writerId, claim: true, heardMessage })).body
            .messages,
        submit: () => student.rest('POST', '/quiz/submit', { quizId: quiz.quizId, attempt: { answers: {} } }),
      };
    }),
  );
  if (!sam || !tia) throw new Error('Nobody has started.');
  const send = (text: unknown, attemptId?: unknown) =>
    quiz.teacher.mutate('supervision.sendMessage', { quizId: quiz.quizId, attemptId, text });
  const sent = async () =>
    (await quiz.teacher.query('supervision.live', { quizId: quiz.quizId })).body.messages;
  return { world, quiz, sam, tia, send, sent };
}

test('a message to all reaches each page once, and the teacher sees the number of deliveries', async () => {
  const { world, sam, tia, send, sent } = await aClassThatListens();
  const { body } = await send('  Question 3: choose all that apply. ');
  expect(body).toEqual({ message: 'Message sent to 2 students.', number: 1 });
  const message = { number: 1, text: 'Question 3: choose all that apply.', sentAt: world.clock.now() };
  const toAll = { ...message, studentName: null, attemptId: null, studentCount: 2 };
  expect([await sam.hear(), await tia.hear()]).toEqual([[message], [message]]);
  expect(await sent()).toEqual([{ ...toAll, deliveredCount: 0 }]);
  expect([await sam.hear(1), await sam.hear(1)]).toEqual([[], []]);
  expect(await sent()).toEqual([{ ...toAll, deliveredCount: 1 }]);
});

test('a message to one student reaches no other', async () => {
  const { sam, tia, send, sent } = await aClassThatListens();
  expect((await send('See me afterwards.', sam.attemptId)).body.message).toBe('Message sent to 1 student.');
  expect(await sam.hear()).toMatchObject([{ text: 'See me afterwards.' }]);
  expect(await tia.hear()).toEqual([]);
  expect(await sent()).toMatchObject([{ studentName: 'Sam', studentCount: 1 }]);
});

test('a reloaded page gets every message again, in order, if it is the writing one', async () => {
  const { sam, send } = await aClassThatListens();
  await sam.hear();
  for (const text of ['One', 'Two']) await send(text);
  await sam.hear(2);
  expect(await sam.hear()).toMatchObject([{ text: 'One' }, { text: 'Two' }]);
  expect(await sam.hear(1)).toMatchObject([{ text: 'Two' }]);
  expect(await sam.hear(0, 'another-page')).toEqual([]);
});

test('a submitted student gets no more messages, and one who starts later was not a recipient', async () => {
  const { world, quiz, sam, send, sent } = await aClassThatListens();
  await send('One');
  await sam.submit();
  expect(await sam.hear()).toEqual([]);
  await send('Two');
  const { student, attemptId } = await aStarter(world, quiz, 'Uma');
  const page = { attemptId, writerId: 'page-of-Uma', claim: true };
  expect((await student.mutate('attempts.follow', page)).body.messages).toEqual([]);
  expect(await sent()).toMatchObject([
    { text: 'Two', studentCount: 1 },
    { text: 'One', studentCount: 2 },
  ]);
});

test('a message is a trimmed text of 1 to 500 characters', async () => {
  const { send, sent } = await aClassThatListens();
  for (const text of ['', ' \n ', undefined, null, 7]) {
    expect(await send(text)).toMatchObject({ status: 400, body: { error: messages.messageRequired } });
  }
  expect(await send('x'.repeat(MESSAGE_MAXIMUM_LENGTH + 1))).toMatchObject({
    status: 400,
    body: { error: 'A message has at most 500 characters.' },
  });
  expect((await send('\ud800')).status).toBe(400);
  expect(await sent()).toEqual([]);
  expect((await send(` ${'x'.repeat(MESSAGE_MAXIMUM_LENGTH)} `, null)).status).toBe(200);
});

test('without a running attempt a message is refused and not stored', async () => {
  const { quiz, sam, tia, send, sent } = await aClassThatListens();
  await sam.submit();
  expect(await send('Hello', sam.attemptId)).toMatchObject({
    status: 409,
    body: { error: messages.attemptNotRunning },
  });
  await tia.submit();
  expect(await send('Hello')).toMatchObject({ status: 409, body: { error: messages.nobodyTakesQuiz } });
  expect(await send('Hello', 'nobody')).toMatchObject({
    status: 404,
    body: { error: messages.attemptNotFound },
  });
  const other = { quizId: quiz.quizId, text: '' };
  const stranger = await aWorld().signIn('teacher', 'Bob');
  expect((await stranger.mutate('supervision.sendMessage', other)).status).toBe(404);
  expect(await sent()).toEqual([]);
});

test('the audit log records that a message was sent, but not its text', async () => {
  const { world, send } = await aClassThatListens();
  await send('Secret');
  const lines = world.deps.db.$client.prepare("select after from audit_log where action = 'message'").all();
  expect(lines).toEqual([{ after: '{"number":1,"studentCount":2}' }]);
});
