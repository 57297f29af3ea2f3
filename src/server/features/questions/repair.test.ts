import { expect, test } from 'vitest';
import { messages } from '../../../shared/messages';
import {
  apply,
  evaluated,
  giveMarks,
  preview,
  results,
  scores,
  submit,
  toNucleus,
  twoStudents,
} from '../../testing/corrections';
import { questionForm } from '../../testing/sample-questions';
import { aStage } from '../../testing/stage';

test('a preview shows who gains and who loses, with the class mean, and changes nothing', async () => {
  const stage = await twoStudents('evaluated');
  const before = await results(stage);
  expect((await preview(stage, 0, toNucleus)).body).toMatchObject({
    gains: [{ studentName: 'Tia', before: 0, after: 2 }],
    losses: [{ studentName: 'Sam', before: 2, after: 0 }],
    ...{ policy: 'new', unchangedCount: 0, keptByTeacher: 0, isReleased: false },
  });
  expect(await results(stage)).toEqual(before);
});

test('the mean of the preview equals that of the results afterwards', async () => {
  const stage = await twoStudents('evaluated');
  const mean = async () => {
    const { results: rows } = await results(stage);
    return rows.reduce((sum: number, { score }: { score: number }) => sum + score, 0) / rows.length;
  };
  const { body } = await preview(stage, 0, { ...toNucleus, policy: 'both' });
  expect(body.meanBefore).toBe(await mean());
  await apply(stage, 0, { ...toNucleus, policy: 'both', seen: body.seen });
  expect(body.meanAfter).toBe(await mean());
});

test.each([
  ['new', [0, 2]],
  ['both', [2, 2]],
  ['full', [2, 2]],
])('with the policy %s Sam and Tia get %j', async (policy, expected) => {
  const stage = await twoStudents('evaluated');
  const { body } = await preview(stage, 0, { ...toNucleus, policy });
  const applied = await apply(stage, 0, { ...toNucleus, policy, seen: body.seen });
  expect(applied).toMatchObject({ status: 200, body: toNucleus });
  expect(await scores(stage, 0)).toEqual(expected);
});

test('both model answers of a text question count', async () => {
  const stage = await twoStudents('evaluated');
  expect((await apply(stage, 2, { correctAnswer: 'Nitrogen', policy: 'both' })).status).toBe(200);
  expect(await scores(stage, 2)).toEqual([1, 0]);
});

test('a preview of a text question names the answers that need review', async () => {
  const stage = await twoStudents('evaluated');
  const { body } = await preview(stage, 3, {
    correctAnswer: 'They hold a pigment that throws green light back',
  });
  expect(body.toReview).toMatchObject([{ studentName: 'Sam' }]);
});

test('part marks can be given afterwards', async () => {
  const stage = await twoStudents('evaluated');
  expect(await scores(stage, 1)).toEqual([2, 0]);
  expect((await apply(stage, 1, { partialCredit: true })).body).toMatchObject({ partialCredit: true });
  expect(await scores(stage, 1)).toEqual([2, 1]);
});

test('full marks for all also apply to a later student', async () => {
  const stage = await aStage('evaluated');
  await apply(stage, 0, { ...toNucleus, policy: 'full' });
  await submit(stage, stage.otherStudent, ['Golgi apparatus']);
  await stage.teacher.rest('POST', `/quiz/${stage.quizId}/evaluate`);
  await stage.world.deps.background.idle();
  expect(await scores(stage, 0)).toEqual([2, 2]);
});

test('a correction before the evaluation keeps its policy', async () => {
  const stage = await twoStudents('submitted');
  await apply(stage, 0, { ...toNucleus, policy: 'both' });
  await stage.teacher.rest('POST', `/quiz/${stage.quizId}/evaluate`);
  await stage.world.deps.background.idle();
  expect(await scores(stage, 0)).toEqual([2, 2]);
});

test('only the previewed effect is applied', async () => {
  const stage = await twoStudents('evaluated');
  const { body } = await preview(stage, 0, toNucleus);
  await giveMarks(stage, 0, 1);
  const refused = await apply(stage, 0, { ...toNucleus, seen: body.seen });
  expect(refused).toMatchObject({ status: 409, body: { error: messages.correctionNotAsShown } });
  expect(await scores(stage, 0)).toEqual([1, 0]);
});

test('a correction before the release leaves no note', async () => {
  const stage = await twoStudents('evaluated');
  await apply(stage, 0, toNucleus);
  stage.world.clock.advance(60_000);
  await stage.teacher.rest('POST', `/quiz/${stage.quizId}/release-scores`);
  expect(await evaluated(stage, 0)).not.toHaveProperty('note');
});

test('a question nobody has started is corrected without a trace', async () => {
  const stage = await aStage('published');
  await stage.teacher.rest('PUT', `/question/${stage.questionIds[0]}`, questionForm(toNucleus));
  expect(
    (await stage.teacher.query('questions.lastCorrection', { questionId: stage.questionIds[0] })).body,
  ).toBeNull();
});

test.each(['previewCorrection', 'applyCorrection', 'undoCorrection'])(
  "%s is for the question's own teacher",
  async (name) => {
    const stage = await twoStudents('evaluated');
    const input = { questionId: stage.questionIds[0], ...toNucleus, correctionId: 'x' };
    expect((await stage.otherTeacher.mutate(`questions.${name}`, input)).status).toBe(404);
    expect((await stage.student.mutate(`questions.${name}`, input)).status).toBe(403);
    expect((await stage.nobody.mutate(`questions.${name}`, input)).status).toBe(401);
    expect((await stage.teacher.mutate(`questions.${name}`, {})).status).toBe(404);
  },
);

test('an unknown policy and an invalid key are refused', async () => {
  const stage = await twoStudents('evaluated');
  expect((await preview(stage, 0, { ...toNucleus, policy: 'kind' })).status).toBe(400);
  expect((await apply(stage, 0, { ...toNucleus, policy: 'kind' })).status).toBe(400);
  expect((await preview(stage, 0, { correctAnswer: 'Ribosome' })).status).toBe(400);
  expect((await preview(stage, 0, { options: ['Nucleus', 'Ribosome'], ...toNucleus })).status).toBe(409);
});
