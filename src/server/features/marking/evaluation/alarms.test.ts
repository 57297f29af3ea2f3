import { expect, test } from 'vitest';
import { EVIDENCE_MAXIMUM_LENGTH } from '../../../../shared/constants';
import { markingMessages } from '../../../../shared/marking/messages';
import { messages } from '../../../../shared/messages';
import { auditLog } from '../../../db/records-schema';
import { anAiWorld } from '../../../testing/ai-world';
import { anEvaluatedClass } from '../../../testing/leaf-class';
import { anOpenaiStub } from '../../../testing/openai-stub';
import { aStage, type Stage } from '../../../testing/stage';

const EVIDENCE = '12 of 14 chose B';
const input = ({ quizId, questionIds }: Stage, change: object = {}) => ({
  ...{ quizId, questionId: questionIds[0], evidence: EVIDENCE },
  ...change,
});
const dismissedOf = async ({ teacher, quizId }: Stage) =>
  (await teacher.rest('GET', `/quiz/${quizId}/results`)).body.dismissedAlarms;

test('a dismissed alarm is in the results with its latest evidence', async () => {
  const stage = await aStage('evaluated');
  const dismiss = (evidence: string) =>
    stage.teacher.mutate('evaluation.dismissAlarm', input(stage, { evidence }));
  expect((await dismiss(EVIDENCE)).body).toEqual({ message: markingMessages.alarmDismissed });
  expect(await dismissedOf(stage)).toEqual({ [stage.questionIds[0] ?? '']: EVIDENCE });
  await dismiss('13 of 14 chose B');
  expect(await dismissedOf(stage)).toEqual({ [stage.questionIds[0] ?? '']: '13 of 14 chose B' });
  const lines = stage.world.deps.db.select().from(auditLog).all();
  expect(lines.filter(({ action }) => action === 'dismiss-alarm')).toMatchObject([
    { subject: stage.questionIds[0], actorId: stage.teacher.accountId, before: null },
    { before: JSON.stringify({ evidence: EVIDENCE }) },
  ]);
});

test.each([
  [{ quizId: 'unknown' }, 404, messages.quizNotFound],
  [{ questionId: 'unknown' }, 404, messages.questionNotFound],
  [{ questionId: 'unknown', evidence: 7 }, 404, messages.questionNotFound],
  [{ evidence: undefined }, 400, markingMessages.evidenceInvalid(EVIDENCE_MAXIMUM_LENGTH)],
  [{ evidence: '  ' }, 400, markingMessages.evidenceInvalid(EVIDENCE_MAXIMUM_LENGTH)],
  [{ evidence: 'a\u0000b' }, 400, markingMessages.evidenceInvalid(EVIDENCE_MAXIMUM_LENGTH)],
  [{ evidence: 'x'.repeat(501) }, 400, markingMessages.evidenceInvalid(EVIDENCE_MAXIMUM_LENGTH)],
])('dismissing an alarm with %j answers %i', async (change, status, error) => {
  const stage = await aStage('evaluated');
  const refused = await stage.teacher.mutate('evaluation.dismissAlarm', input(stage, change));
  expect(refused).toMatchObject({ status, body: { error } });
  expect(await dismissedOf(stage)).toEqual({});
});

test('only the owner dismisses an alarm', async () => {
  const stage = await aStage('evaluated');
  const statusFor = async (who: 'nobody' | 'student' | 'otherTeacher') =>
    (await stage[who].mutate('evaluation.dismissAlarm', input(stage))).status;
  expect(await statusFor('nobody')).toBe(401);
  expect(await statusFor('student')).toBe(403);
  expect(await statusFor('otherTeacher')).toBe(404);
});

test('the results tell whether an AI server is set up, and whether this quiz uses it', async () => {
  const stub = await anOpenaiStub();
  const { teacher, quizId } = await anEvaluatedClass(anAiWorld(stub), []);
  const ai = async () => (await teacher.rest('GET', `/quiz/${quizId}/results`)).body.ai;
  expect(await ai()).toEqual({ host: new URL(stub.baseUrl).host, isUsed: true });
  await teacher.mutate('evaluation.setAi', { quizId, useAi: false });
  expect(await ai()).toMatchObject({ isUsed: false });
  const stage = await aStage('evaluated');
  expect((await stage.teacher.rest('GET', `/quiz/${stage.quizId}/results`)).body.ai).toBeNull();
});
