import { expect, test } from 'vitest';
import { messages } from '../../../shared/messages';
import { auditLog } from '../../db/records-schema';
import {
  apply,
  call,
  evaluated,
  giveMarks,
  preview,
  results,
  scores,
  submit,
  toNucleus,
  twoStudents,
  undo,
} from '../../testing/corrections';
import { poorAnswers, questionForm } from '../../testing/sample-questions';
import { aStage } from '../../testing/stage';

test.each(['new', 'both', 'full'])(
  'undoing a correction with the policy %s brings everything back as it was',
  async (policy) => {
    const stage = await twoStudents('released');
    const quiz = async () => (await stage.teacher.rest('GET', `/quiz/${stage.quizId}`)).body.questions;
    const rows = () => stage.world.deps.db.$client.prepare('select * from results order by 1, 2').all();
    const shown = async () => ({ ...(await results(stage)), marksRevision: 0 });
    const before = [await quiz(), rows(), await shown()];
    stage.world.clock.advance(1000);
    await apply(stage, 0, { ...toNucleus, maximumMarks: 4, policy });
    expect(rows()).not.toEqual(before[1]);
    expect((await shown()).corrected).toEqual([stage.questionIds[0]]);
    stage.world.clock.advance(1000);
    expect((await undo(stage, 0)).status).toBe(200);
    expect([await quiz(), rows(), await shown()]).toEqual(before);
    expect(
      (await stage.teacher.query('questions.lastCorrection', { questionId: stage.questionIds[0] })).body,
    ).toBeNull();
  },
);

test("a teacher's own mark stays through a correction with full marks for all and its undo", async () => {
  const stage = await twoStudents('evaluated');
  await giveMarks(stage, 0, 0.5);
  expect((await preview(stage, 0, { ...toNucleus, policy: 'full' })).body).toMatchObject({
    keptByTeacher: 1,
    losses: [],
  });
  await apply(stage, 0, { ...toNucleus, policy: 'full' });
  expect(await scores(stage, 0)).toEqual([0.5, 2]);
  await giveMarks(stage, 0, 1.5);
  await undo(stage, 0);
  expect(await scores(stage, 0)).toEqual([1.5, 0]);
});

test('an attempt evaluated after the correction is evaluated again by the old key', async () => {
  const stage = await aStage('evaluated');
  await apply(stage, 0, toNucleus);
  await submit(stage, stage.otherStudent, poorAnswers);
  await stage.teacher.rest('POST', `/quiz/${stage.quizId}/evaluate`);
  await stage.world.deps.background.idle();
  expect(await scores(stage, 0)).toEqual([0, 2]);
  await undo(stage, 0);
  await stage.world.deps.background.idle();
  expect(await scores(stage, 0)).toEqual([2, 0]);
});

test('only the last correction can be undone, and only until the question is changed again', async () => {
  const stage = await twoStudents('evaluated');
  await apply(stage, 0, toNucleus);
  const { body: first } = await stage.teacher.query('questions.lastCorrection', {
    questionId: stage.questionIds[0],
  });
  expect(first).toMatchObject({ gainCount: 1, lossCount: 1, canUndo: true });
  await apply(stage, 0, { text: 'Which organelle makes ATP?' });
  const refused = await undo(stage, 0);
  expect(refused).toMatchObject({ status: 409, body: { error: messages.correctionNotLast } });
  expect(await scores(stage, 0)).toEqual([0, 2]);
});

test('undoing twice gives the same response', async () => {
  const stage = await twoStudents('evaluated');
  await apply(stage, 0, toNucleus);
  const { body } = await stage.teacher.query('questions.lastCorrection', {
    questionId: stage.questionIds[0],
  });
  const again = () => call('undoCorrection')(stage, 0, { correctionId: body._id });
  expect((await again()).body).toEqual((await again()).body);
  const unknown = await call('undoCorrection')(stage, 0, { correctionId: 'unknown' });
  expect(unknown).toMatchObject({ status: 404, body: { error: messages.correctionNotFound } });
});

test('a student sees a note on a correction after the release, until it is undone', async () => {
  const stage = await twoStudents('released');
  stage.world.clock.advance(60_000);
  const correctedAt = stage.world.clock.now();
  await stage.teacher.rest('PUT', `/question/${stage.questionIds[0]}`, questionForm(toNucleus));
  expect(await evaluated(stage, 0)).toMatchObject({ note: { correctedAt, scoreBefore: 2, scoreAfter: 0 } });
  expect(await evaluated(stage, 1)).not.toHaveProperty('note');
  await undo(stage, 0);
  expect(await evaluated(stage, 0)).not.toHaveProperty('note');
});

test('a correction and its undo are in the audit log with the changed marks', async () => {
  const stage = await twoStudents('evaluated');
  await apply(stage, 0, toNucleus);
  await undo(stage, 0);
  const lines = stage.world.deps.db
    .select()
    .from(auditLog)
    .all()
    .filter(({ action }) => action.startsWith('correction'));
  expect(lines.map(({ action }) => action)).toEqual(['correction', 'correction-undo']);
  expect(JSON.parse(lines[0]?.before ?? '')).toMatchObject({
    question: { correctAnswer: 'Mitochondria' },
    marks: expect.arrayContaining([[stage.attemptId, 2]]),
  });
});

test('corrections can be undone one after the other, the last first', async () => {
  const stage = await twoStudents('evaluated');
  await apply(stage, 0, { ...toNucleus, policy: 'both' });
  await apply(stage, 0, { correctAnswer: 'Golgi apparatus' });
  expect(await scores(stage, 0)).toEqual([0, 0]);
  await undo(stage, 0);
  expect(await scores(stage, 0)).toEqual([2, 2]);
  await undo(stage, 0);
  expect(await scores(stage, 0)).toEqual([2, 0]);
});

test('a correction under later ones cannot be undone, even if the question looks the same again', async () => {
  const stage = await twoStudents('evaluated');
  await apply(stage, 0, toNucleus);
  const { body: first } = await stage.teacher.query('questions.lastCorrection', {
    questionId: stage.questionIds[0],
  });
  await apply(stage, 0, { correctAnswer: 'Golgi apparatus' });
  await apply(stage, 0, toNucleus);
  const refused = await call('undoCorrection')(stage, 0, { correctionId: first._id });
  expect(refused).toMatchObject({ status: 409, body: { error: messages.correctionNotLast } });
});
