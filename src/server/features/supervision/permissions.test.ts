import { expect, test } from 'vitest';
import { messages } from '../../../shared/messages';
import { aStage } from '../../testing/stage';

const procedures = [
  ['query', 'supervision.live'],
  ['query', 'supervision.liveAnswers'],
  ['query', 'supervision.leavings'],
  ['mutate', 'supervision.excuse'],
  ['mutate', 'supervision.reopen'],
  ['mutate', 'supervision.decideLate'],
  ['mutate', 'supervision.sendMessage'],
  ['query', 'supervision.checkReceipt'],
] as const;

test.each(procedures)("%s %s is only for the quiz's teacher", async (kind, procedure) => {
  const stage = await aStage('submitted');
  const { quizId, attemptId, nobody, student, otherTeacher, teacher } = stage;
  const { receipt } = (await student.rest('GET', '/student/')).body.attempts[attemptId];
  const input = { quizId, attemptId, receipt, leftAt: 1, decision: 'accepted', extraMinutes: 1, text: 'Hm' };
  expect((await nobody[kind](procedure, input)).status).toBe(401);
  expect(await student[kind](procedure, input)).toMatchObject({
    status: 403,
    body: { error: messages.teachersOnly },
  });
  expect((await otherTeacher[kind](procedure, input)).status).toBe(404);
  // Not even with a quiz of their own and another teacher's attempt.
  const own = await otherTeacher.rest('POST', '/quiz/', { title: 'Own' });
  if (!procedure.startsWith('supervision.live')) {
    expect((await otherTeacher[kind](procedure, { ...input, quizId: own.body._id })).status).toBe(404);
  }
  const allowed = await teacher[kind](procedure, input);
  expect([allowed.status, allowed.body.error]).toEqual(
    procedure === 'supervision.excuse'
      ? [404, messages.focusLossNotFound]
      : procedure === 'supervision.decideLate'
        ? [404, messages.lateNotFound]
        : procedure === 'supervision.sendMessage'
          ? [409, messages.attemptNotRunning]
          : [200, undefined],
  );
  expect(stage.world.errors).toEqual([]);
});

test.each(procedures)('%s %s never fails on invalid input', async (kind, procedure) => {
  const { teacher, quizId, attemptId, world } = await aStage('submitted');
  const odd = [null, 7, [], {}, '__proto__', '\u0000', { $ne: 1 }];
  for (const value of odd) {
    for (const input of [
      { quizId: value },
      { quizId, attemptId: value, receipt: value },
      {
        quizId,
        attemptId,
        receipt: value,
        leftAt: value,
        decision: value,
        extraMinutes: value ?? 'x',
        text: value,
      },
    ]) {
      expect((await teacher[kind](procedure, input)).status).toBeLessThan(500);
    }
  }
  expect(world.errors).toEqual([]);
});
