import { expect, test } from 'vitest';
import { toDraft } from '../../shared/question/draft';
import { QUESTION_TYPES, questionTypeOf } from '../../shared/question-types/registry';
import { aClassOf, OBJECTIVE_TYPES, scoresOf, type TypedClass } from './typed-class';

/** Previews a correction and applies it. */
async function correct({ teacher, questionId }: TypedClass, fields: object, policy: string) {
  const correction = { ...fields, questionId, policy };
  const preview = await teacher.mutate('questions.previewCorrection', correction);
  const applied = await teacher.mutate('questions.applyCorrection', {
    ...correction,
    seen: preview.body.seen,
  });
  expect([preview.status, applied.status]).toEqual([200, 200]);
  return { gains: preview.body.gains.length, losses: preview.body.losses.length };
}

async function undo({ teacher, questionId }: TypedClass) {
  const { body } = await teacher.query('questions.lastCorrection', { questionId });
  const input = { questionId, correctionId: body._id };
  expect((await teacher.mutate('questions.undoCorrection', input)).status).toBe(200);
}

const POLICIES = [
  ['new', scoresOf(2, 0, 0), { gains: 8, losses: 3 }],
  ['both', scoresOf(2, 2, 0), { gains: 8, losses: 0 }],
  ['full', scoresOf(2, 2, 2), { gains: 9, losses: 0 }],
] as const;

test.each(OBJECTIVE_TYPES)(
  '%s: a corrected key gives the previewed marks, and undo restores the old ones',
  async (type) => {
    const typed = await aClassOf(type);
    const before = await typed.results();
    for (const [policy, marks, moved] of POLICIES) {
      expect(await correct(typed, { correctAnswer: typed.example.otherKey }, policy), policy).toEqual(moved);
      expect(await typed.scores(), policy).toEqual(marks);
      await undo(typed);
      expect(await typed.results(), `undone: ${policy}`).toEqual({
        ...before,
        marksRevision: expect.any(Number),
      });
    }
  },
);

test.each(OBJECTIVE_TYPES)('%s: a correction sent as form fields has the same effect', async (type) => {
  const typed = await aClassOf(type);
  const { teacher, questionId, results, example } = typed;
  await correct(typed, { correctAnswer: example.otherKey }, 'new');
  const [corrected] = (await results()).questions;
  if (!corrected) throw new Error('There is a question.');
  await undo(typed);
  const fields = questionTypeOf(corrected).toFields(toDraft(corrected));
  await correct(typed, fields, 'new');
  expect((await results()).questions[0]).toEqual(corrected);
  expect((await teacher.query('questions.lastCorrection', { questionId })).body.policy).toBe('new');
});

test.each(OBJECTIVE_TYPES)('%s: a manual mark survives a correction', async (type) => {
  const typed = await aClassOf(type);
  const { teacher, quizId, questionId, studentIds, scores, example } = typed;
  const [first = ''] = studentIds;
  await teacher.rest('PUT', `/quiz/${quizId}/marks`, { questionId, studentIds: [first], marks: 0.5 });
  await correct(typed, { correctAnswer: example.otherKey }, 'new');
  expect(await scores()).toEqual(scoresOf(2, 0, 0).with(0, 0.5));
});

test.each(QUESTION_TYPES)('%s: an invalid key is refused with a message', async (type) => {
  const { teacher, questionId } = await aClassOf(type);
  const refused = await teacher.mutate('questions.previewCorrection', {
    ...{ questionId, policy: 'new', correctAnswer: '' },
  });
  expect(refused.status).toBe(400);
  expect(refused.body.error).toMatch(/^[A-Z]\w+ /);
});
