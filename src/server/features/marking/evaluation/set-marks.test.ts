import { expect, test } from 'vitest';
import { STUDENTS_AT_ONCE_MAXIMUM } from '../../../../shared/constants';
import { messages } from '../../../../shared/messages';
import { results } from '../../../db/attempts-schema';
import { auditLog } from '../../../db/records-schema';
import { anEvaluatedClass } from '../../../testing/leaf-class';
import { aWorld } from '../../../testing/world';

const ANSWERS = Array.from({ length: 30 }, (_, at) => `Chlorophyll takes in light of kind ${at}`);

/** A class of thirty, and one decision of its teacher for all answers. */
async function aGroup() {
  const leaves = await anEvaluatedClass(aWorld(), ANSWERS);
  const { world, teacher, own } = leaves;
  const studentIds = ANSWERS.map(leaves.studentOf);
  const { quizId, ...ofQuestion } = own;
  return {
    ...leaves,
    studentIds,
    decide(marks: unknown, change: object = {}) {
      world.clock.advance(60_000);
      return teacher.rest('PUT', `/quiz/${quizId}/marks`, { ...ofQuestion, studentIds, marks, ...change });
    },
    undoAll: (ids: readonly string[] = studentIds) =>
      teacher.mutate('evaluation.undoMarks', { ...own, studentIds: ids }),
    rows: () => world.deps.db.select().from(results).all(),
    lines: () =>
      world.deps.db
        .select()
        .from(auditLog)
        .all()
        .filter(({ action }) => action.startsWith('marks')),
  };
}

test('a group of thirty is marked in one call, which returns the number of changes', async () => {
  const { decide, rows } = await aGroup();
  expect((await decide(1.5)).body).toEqual({ message: messages.marksUpdated, changed: 30 });
  for (const row of rows()) expect(row).toMatchObject({ score: 1.5, source: 'teacher', needsReview: false });
  expect((await decide(1.5)).body).toMatchObject({ changed: 0 });
});

test('a student named twice is marked once', async () => {
  const { decide, studentIds, lines } = await aGroup();
  const [first = ''] = studentIds;
  expect((await decide(1, { studentIds: [first, first] })).body).toMatchObject({ changed: 1 });
  expect(lines()).toHaveLength(1);
});

test('one decision is one audit line with every student and the whole marks before and after', async () => {
  const { decide, lines, rows, own, studentIds, teacher } = await aGroup();
  const before = rows();
  await decide(2);
  const [line, ...others] = lines();
  expect(others).toEqual([]);
  expect(line).toMatchObject({ action: 'marks', subject: own.questionId, actorId: teacher.accountId });
  for (const [json, marks] of [
    [line?.before, before],
    [line?.after, rows()],
  ] as const) {
    const kept = Object.values<{ attemptId: string; studentId: string }>(JSON.parse(json ?? ''));
    expect(kept.map(({ studentId }) => studentId).toSorted()).toEqual(studentIds.toSorted());
    expect(kept.map(({ studentId: _, ...mark }) => mark)).toEqual(
      expect.arrayContaining(marks.map((mark) => ({ ...mark }))),
    );
  }
});

test('undoing a decision restores every mark, in one audit line', async () => {
  const { decide, undoAll, rows, lines, idle, own } = await aGroup();
  const before = rows();
  await decide(1);
  expect((await undoAll()).body).toEqual({ message: messages.marksUndone });
  expect(rows()).toEqual(before);
  await idle();
  expect(rows().map(({ score, source }) => [score, source])).toEqual(
    before.map(({ score, source }) => [score, source]),
  );
  expect(lines()).toMatchObject([{ action: 'marks' }, { action: 'marks-undo', subject: own.questionId }]);
  expect((await undoAll()).body).toEqual({ message: messages.noMarksToUndo });
});

test('the marks of one decision train in the order of names, however they were sent', async () => {
  const { decide, rescored, studentIds } = await aGroup();
  const some = studentIds.slice(0, 5);
  await decide(1, { studentIds: some.toReversed() });
  const { taught } = await rescored();
  expect(taught.map(({ studentId }: { studentId: string }) => studentId)).toEqual(some);
});

test('decisions for a group and for one of it are undone in the order of each answer', async () => {
  const { decide, undoAll, mark, marks, studentOf } = await aGroup();
  const [one = '', two = ''] = ANSWERS;
  const scores = async () => {
    const now = await marks();
    return [now[one]?.score, now[two]?.score];
  };
  const [suggestedOne, suggestedTwo] = await scores();
  await decide(1);
  await mark(one, 3);
  await decide(2);
  await undoAll();
  expect(await scores()).toEqual([3, 1]);
  await undoAll([studentOf(one)]);
  expect(await scores()).toEqual([1, 1]);
  await undoAll();
  expect(await scores()).toEqual([suggestedOne, suggestedTwo]);
});

type Refusal = readonly [
  name: string,
  change: (ids: readonly string[]) => object,
  status: number,
  error: string,
];

test.each<Refusal>([
  [
    'an unknown student among them',
    (ids) => ({ studentIds: [...ids, 'unknown'] }),
    404,
    messages.studentNotFound,
  ],
  ['an unknown question', () => ({ questionId: 'unknown' }), 404, messages.questionNotFound],
  [
    'no list of students',
    () => ({ studentIds: 7 }),
    400,
    messages.studentsRequired(STUDENTS_AT_ONCE_MAXIMUM),
  ],
  ['marks above the maximum', () => ({ marks: 99 }), 400, messages.marksInvalid(4)],
  ['marks that are no number', () => ({ marks: '1' }), 400, messages.marksInvalid(4)],
])('with %s nothing is changed for anybody', async (_, change, status, error) => {
  const { decide, rows, lines, studentIds } = await aGroup();
  const before = rows();
  expect(await decide(1, change(studentIds))).toMatchObject({ status, body: { error } });
  expect(rows()).toEqual(before);
  expect(lines()).toEqual([]);
});
