import { expect, test } from 'vitest';
import { STUDENTS_AT_ONCE_MAXIMUM } from '../../../../shared/constants';
import { messages } from '../../../../shared/messages';
import { results } from '../../../db/attempts-schema';
import { auditLog } from '../../../db/records-schema';
import { anAiWorld } from '../../../testing/ai-world';
import { anEvaluatedClass, type EvaluatedClass } from '../../../testing/leaf-class';
import { anOpenaiStub } from '../../../testing/openai-stub';
import { aStage } from '../../../testing/stage';
import { aWorld } from '../../../testing/world';

const SUN = 'Because of the sun in the sky';
const RED = 'chlorophyll takes in red light';
const BLUE = 'chlorophyll takes in blue light';

const rowsOf = ({ world }: Pick<EvaluatedClass, 'world'>) =>
  world.deps.db
    .select()
    .from(results)
    .all()
    .map(({ markedAt: _, ...row }) => row);

test.each(['built-in', 'ai'] as const)(
  'taking a mark back restores what the %s grader had said',
  async (kind) => {
    const world = kind === 'ai' ? anAiWorld(await anOpenaiStub()) : aWorld();
    const leaves = await anEvaluatedClass(world);
    const before = rowsOf(leaves);
    await leaves.mark(RED, 0.5);
    await leaves.idle();
    expect(rowsOf(leaves)).not.toEqual(before);
    expect((await leaves.undo(RED)).body).toEqual({ message: messages.marksUndone });
    await leaves.idle();
    expect(rowsOf(leaves)).toEqual(before);
  },
);

test('the whole mark is restored immediately, and its effect on others soon', async () => {
  const leaves = await anEvaluatedClass(aWorld());
  await leaves.mark(SUN, 0);
  await leaves.idle();
  const before = await leaves.marks();
  await leaves.mark(RED, 4);
  await leaves.idle();
  await leaves.undo(RED);
  expect((await leaves.marks())[RED]).toEqual(before[RED]);
  await leaves.idle();
  expect(await leaves.marks()).toEqual(before);
});

test('several marks on one answer are undone one by one, the latest first', async () => {
  const leaves = await anEvaluatedClass(aWorld());
  const { [RED]: suggested } = await leaves.marks();
  for (const marks of [1, 2, 3]) await leaves.mark(RED, marks);
  const seen = [];
  for (let step = 0; step < 2; step += 1) {
    await leaves.undo(RED);
    seen.push((await leaves.marks())[RED]?.score);
  }
  await leaves.mark(RED, 3.5);
  await leaves.undo(RED);
  seen.push((await leaves.marks())[RED]?.score);
  await leaves.undo(RED);
  await leaves.idle();
  expect(seen).toEqual([2, 1, 1]);
  expect((await leaves.marks())[RED]).toEqual(suggested);
  expect((await leaves.undo(RED)).body).toEqual({ message: messages.noMarksToUndo });
});

test("one decision on several answers is undone as a whole; answers without a teacher's mark are left alone", async () => {
  const leaves = await anEvaluatedClass(aWorld());
  const before = await leaves.marks();
  for (const answer of [RED, BLUE]) await leaves.mark(answer, 1);
  await leaves.idle();
  await leaves.undo(RED, BLUE, SUN, RED);
  await leaves.idle();
  expect(await leaves.marks()).toEqual(before);
});

test('an undone mark is reported as a change, and no longer trains', async () => {
  const leaves = await anEvaluatedClass(aWorld());
  await leaves.mark(SUN, 0);
  const { changes } = await leaves.rescored();
  await leaves.undo(SUN);
  const undone = await leaves.rescored();
  expect(undone.taught).toEqual([]);
  expect(undone.changes.length).toBeGreaterThanOrEqual(changes.length);
});

test('the audit log contains both marks whole', async () => {
  const leaves = await anEvaluatedClass(aWorld());
  await leaves.mark(RED, 0.5);
  await leaves.undo(RED);
  const lines = leaves.world.deps.db.select().from(auditLog).all();
  const [given, undone] = ['marks', 'marks-undo'].map((name) => lines.find(({ action }) => action === name));
  expect(JSON.parse(undone?.before ?? '')).toEqual(JSON.parse(given?.after ?? ''));
  expect(JSON.parse(undone?.after ?? '')).toEqual(JSON.parse(given?.before ?? ''));
  expect(undone?.subject).toBe(given?.subject);
});

test('after the maximum was lowered the answer is re-marked, never above it', async () => {
  const leaves = await anEvaluatedClass(aWorld());
  const { [RED]: before } = await leaves.marks();
  await leaves.mark(RED, 0.5);
  await leaves.teacher.mutate('questions.update', { ...leaves.own, maximumMarks: 1 });
  await leaves.undo(RED);
  await leaves.idle();
  const { [RED]: after } = await leaves.marks();
  expect(before?.score).toBeGreaterThan(1);
  expect(after).toMatchObject({ maximumMarks: 1, source: 'built-in' });
  expect(after?.score).toBeLessThanOrEqual(1);
});

const markFirst = async (step: 'evaluated' | 'released', at: number) => {
  const stage = await aStage(step);
  const { teacher, student, quizId, questionIds, world } = stage;
  const own = { quizId, questionId: questionIds[at] ?? '' };
  await teacher.rest('PUT', '/quiz/question/update-marks', {
    ...own,
    studentId: student.accountId,
    marks: 0.5,
  });
  const undo = (change: object = {}) =>
    teacher.mutate('evaluation.undoMarks', { ...own, studentIds: [student.accountId], ...change });
  const read = async () => {
    await world.deps.background.idle();
    return (await teacher.rest('GET', `/quiz/${quizId}/results`)).body.results[0].evaluationResults[at];
  };
  return { ...stage, own, undo, read };
};

test('a mark on a question with a key is undone too, by the current key', async () => {
  const { undo, read, teacher, own } = await markFirst('evaluated', 0);
  await undo();
  expect(await read()).toMatchObject({ score: 2, source: 'auto', isCorrect: true, findings: null });
  await teacher.rest('PUT', '/quiz/question/update-marks', {
    ...own,
    studentId: (await teacher.rest('GET', `/quiz/${own.quizId}/results`)).body.results[0].studentId,
    marks: 1,
  });
  await teacher.mutate('questions.update', { questionId: own.questionId, correctAnswer: 'Nucleus' });
  await undo();
  expect(await read()).toMatchObject({ score: 0, source: 'auto', isCorrect: false, needsReview: false });
});

test('after the release the student sees the restored mark', async () => {
  const { undo, student, attemptId } = await markFirst('released', 3);
  const score = async () => (await student.rest('GET', '/student/')).body.attempts[attemptId].score;
  expect(await score()).toBe(6.5);
  expect((await undo()).status).toBe(200);
  expect(await score()).toBe(10);
});

test('after release and correction the restored mark stays below the maximum and needs review', async () => {
  const { undo, read, teacher, own } = await markFirst('released', 3);
  await teacher.mutate('questions.update', { questionId: own.questionId, maximumMarks: 3 });
  await undo();
  expect(await read()).toMatchObject({ score: 3, maximumMarks: 3, source: 'built-in', needsReview: true });
});

test.each([
  [{ quizId: 'unknown' }, 404, messages.quizNotFound],
  [{ questionId: 'unknown' }, 404, messages.questionNotFound],
  [{ studentIds: ['unknown'] }, 404, messages.studentNotFound],
  [{ studentIds: 'all' }, 400, messages.studentsRequired(STUDENTS_AT_ONCE_MAXIMUM)],
  [{ studentIds: [] }, 400, messages.studentsRequired(STUDENTS_AT_ONCE_MAXIMUM)],
  [{ studentIds: [7] }, 400, messages.studentsRequired(STUDENTS_AT_ONCE_MAXIMUM)],
  [{ quizId: 7 }, 400, 'Please name the quizId.'],
])('taking marks back with %j answers %i, and the mark stands', async (change, status, error) => {
  const { undo, read } = await markFirst('evaluated', 3);
  expect(await undo(change)).toMatchObject({ status, body: { error } });
  expect(await read()).toMatchObject({ score: 0.5, source: 'teacher' });
});

test('one unknown student prevents the whole undo', async () => {
  const { undo, read, student } = await markFirst('evaluated', 3);
  expect((await undo({ studentIds: [student.accountId, 'unknown'] })).status).toBe(404);
  expect(await read()).toMatchObject({ score: 0.5, source: 'teacher' });
});

test('only the owner undoes marks', async () => {
  const { nobody, student, otherTeacher, own, read } = await markFirst('evaluated', 3);
  const input = { ...own, studentIds: [student.accountId] };
  expect((await nobody.mutate('evaluation.undoMarks', input)).status).toBe(401);
  expect((await student.mutate('evaluation.undoMarks', input)).status).toBe(403);
  expect((await otherTeacher.mutate('evaluation.undoMarks', input)).status).toBe(404);
  expect(await read()).toMatchObject({ score: 0.5, source: 'teacher' });
});
