import { expect, test } from 'vitest';
import { messages } from '../../../shared/messages';
import { bankMessages } from '../../rules/bank/messages';
import { scores, toNucleus, twoStudents } from '../../testing/corrections';
import { questionForm } from '../../testing/sample-questions';
import type { Stage } from '../../testing/stage';

/** A released quiz, and a draft with copies of its questions. */
async function withCopy() {
  const stage = await twoStudents('released');
  const { body } = await stage.teacher.rest('POST', `/quiz/${stage.quizId}/duplicate`);
  const [first, ...others]: string[] = body.order;
  return { stage, quizId: body._id as string, title: body.title as string, copyId: first ?? '', others };
}
const correctCopies = ({ teacher }: Stage, questionId: string, input: object) =>
  teacher.mutate('bank.correctCopies', { questionId, ...input });
const copiesOf = async ({ teacher }: Stage, questionId: string) =>
  (await teacher.query('bank.copiesOf', { questionId })).body;

test('a key corrected in a copy is corrected in the taken quiz, with its marks, and undone there', async () => {
  const { stage, copyId } = await withCopy();
  const { teacher, questionIds } = stage;
  const target = questionIds[0] ?? '';
  await teacher.rest('PUT', `/question/${copyId}`, questionForm(toNucleus));
  expect(await copiesOf(stage, copyId)).toMatchObject([
    { questionId: target, differs: ['key'], hasStarted: true },
  ]);
  const chosen = { questionId: copyId, copyIds: [target] };
  const { body: preview } = await teacher.mutate('bank.previewCopies', chosen);
  expect(preview.copies).toMatchObject([{ gainCount: 1, lossCount: 1, isReleased: true }]);
  expect(await scores(stage, 0)).toEqual([2, 0]);
  const { body } = await correctCopies(stage, copyId, {
    copyIds: [target],
    seen: { [target]: preview.copies[0].seen },
  });
  expect(await scores(stage, 0)).toEqual([0, 2]);
  expect(await copiesOf(stage, copyId)).toMatchObject([{ differs: [] }]);
  const { correctionId } = body.copies[0];
  await teacher.mutate('questions.undoCorrection', { questionId: target, correctionId });
  expect(await scores(stage, 0)).toEqual([2, 0]);
});

test('text, marks and picture are copied to an unstarted copy, which keeps its time limit', async () => {
  const { stage, quizId, copyId } = await withCopy();
  const { teacher, questionIds } = stage;
  await teacher.mutate('questions.write', { quizId, questionId: copyId, timeLimit: 40 });
  await teacher.rest(
    'PUT',
    `/question/${questionIds[0]}`,
    questionForm({ text: 'Which one?', maximumMarks: 3 }),
  );
  const { body } = await correctCopies(stage, questionIds[0] ?? '', { copyIds: [copyId] });
  expect(body.copies).toMatchObject([{ questionId: copyId, correctionId: null }]);
  const { body: quiz } = await teacher.rest('GET', `/quiz/${quizId}`);
  expect(quiz.questions[0]).toMatchObject({
    _id: copyId,
    text: 'Which one?',
    maximumMarks: 3,
    timeLimit: 40,
  });
});

test('options are not copied to started quizzes, and then nothing is copied anywhere', async () => {
  const { stage, quizId, title, copyId } = await withCopy();
  const { teacher, questionIds } = stage;
  const { body: third } = await teacher.rest('POST', `/quiz/${quizId}/duplicate`);
  await teacher.rest('PUT', `/question/${copyId}`, questionForm({ options: ['Nucleus', 'Mitochondria'] }));
  expect(await copiesOf(stage, copyId)).toMatchObject([
    { title: 'Cells', refusal: messages.attemptsFreezeQuestions },
    { title: third.title, refusal: null },
  ]);
  const refused = await correctCopies(stage, copyId, { copyIds: [third.order[0], questionIds[0]] });
  expect(refused).toMatchObject({
    status: 409,
    body: { error: bankMessages.inQuiz('Cells', messages.attemptsFreezeQuestions) },
  });
  expect((await copiesOf(stage, copyId))[1].differs).toEqual(['options']);
  expect(title).not.toBe(third.title);
});

test('an effect other than the previewed one is refused', async () => {
  const { stage, copyId } = await withCopy();
  const { teacher, questionIds } = stage;
  const target = questionIds[0] ?? '';
  await teacher.rest('PUT', `/question/${copyId}`, questionForm(toNucleus));
  const refused = await correctCopies(stage, copyId, { copyIds: [target], seen: { [target]: 'else' } });
  expect(refused.body.error).toBe(bankMessages.inQuiz('Cells', messages.correctionNotAsShown));
  expect(await scores(stage, 0)).toEqual([2, 0]);
});

test('a question that is no copy is not corrected', async () => {
  const { stage, copyId, others } = await withCopy();
  const refused = await correctCopies(stage, copyId, { copyIds: others });
  expect(refused).toMatchObject({ status: 404, body: { error: bankMessages.copyNotFound } });
});

test('a duplicate in the same quiz is a separate question', async () => {
  const { stage, quizId, copyId } = await withCopy();
  await stage.teacher.mutate('questions.duplicate', { quizId, questionId: copyId });
  expect(await copiesOf(stage, copyId)).toHaveLength(1);
});
