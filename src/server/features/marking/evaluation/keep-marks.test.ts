import { expect, test } from 'vitest';
import { STUDENTS_AT_ONCE_MAXIMUM } from '../../../../shared/constants';
import { markingMessages } from '../../../../shared/marking/messages';
import { messages } from '../../../../shared/messages';
import { results } from '../../../db/attempts-schema';
import { auditLog } from '../../../db/records-schema';
import { anEvaluatedClass } from '../../../testing/leaf-class';
import { aWorld } from '../../../testing/world';

const ANSWERS = Array.from({ length: 9 }, (_, at) => `Chlorophyll takes in light of kind ${at}`);

/** A class with suggestions kept by the teacher for three groups of three. */
async function threeGroups() {
  const leaves = await anEvaluatedClass(aWorld(), ANSWERS);
  const { world, teacher, own } = leaves;
  const studentIds = ANSWERS.map(leaves.studentOf);
  const groups = [0, 1, 2].map((at) => ({ marks: at, studentIds: studentIds.slice(at * 3, at * 3 + 3) }));
  const { db } = world.deps;
  return {
    ...leaves,
    studentIds,
    groups,
    keep(given: unknown = groups, change: object = {}) {
      world.clock.advance(60_000);
      return teacher.mutate('evaluation.keepMarks', { ...own, given, ...change });
    },
    undo: () => teacher.mutate('evaluation.undoMarks', { ...own, studentIds }),
    rows: () => db.select().from(results).all(),
    lines: () =>
      db
        .select()
        .from(auditLog)
        .all()
        .filter(({ action }) => action.startsWith('marks')),
  };
}

test('several groups get a mark each in one call with one audit line', async () => {
  const { keep, marks, lines, own } = await threeGroups();
  expect((await keep()).body).toEqual({ message: messages.marksUpdated, changed: 9 });
  const now = await marks();
  expect(ANSWERS.map((answer) => now[answer]?.score)).toEqual([0, 0, 0, 1, 1, 1, 2, 2, 2]);
  expect(ANSWERS.every((answer) => now[answer]?.source === 'teacher')).toBe(true);
  expect(lines()).toMatchObject([{ action: 'marks', subject: own.questionId }]);
});

test('they are undone together: each answer is as before', async () => {
  const { keep, undo, rows, lines } = await threeGroups();
  const before = rows();
  await keep();
  expect((await undo()).body).toEqual({ message: messages.marksUndone });
  expect(rows()).toEqual(before);
  expect(lines()).toMatchObject([{ action: 'marks' }, { action: 'marks-undo' }]);
});

type Groups = Awaited<ReturnType<typeof threeGroups>>['groups'];
type Refusal = readonly [name: string, given: (groups: Groups) => unknown, status: number, error: string];

const students = messages.studentsRequired(STUDENTS_AT_ONCE_MAXIMUM);
const withLast = (change: object) => (groups: Groups) => [...groups.slice(0, 2), { ...groups[2], ...change }];

test.each<Refusal>([
  ['marks above the maximum in one group', withLast({ marks: 4.5 }), 400, messages.marksInvalid(4)],
  ['marks below none', withLast({ marks: -0.5 }), 400, messages.marksInvalid(4)],
  ['marks between two steps', withLast({ marks: 0.3 }), 400, messages.marksInvalid(4)],
  ['marks that are no number', withLast({ marks: '1' }), 400, messages.marksInvalid(4)],
  ['an unknown student', withLast({ studentIds: ['unknown'] }), 404, messages.studentNotFound],
  [
    'one student in two groups',
    (groups) => [...groups, { marks: 3, studentIds: groups[0]?.studentIds }],
    400,
    markingMessages.studentMarkedTwice,
  ],
  ['no group', () => [], 400, students],
  ['a group of nobody', withLast({ studentIds: [] }), 400, students],
  [
    'more students than a decision takes',
    (groups) => {
      const most = Array(STUDENTS_AT_ONCE_MAXIMUM);
      return groups.map((group) => ({ ...group, studentIds: most.fill(group.studentIds[0]) }));
    },
    400,
    students,
  ],
])('with %s nothing is changed for anybody', async (_, given, status, error) => {
  const { keep, rows, lines, groups } = await threeGroups();
  const before = rows();
  expect(await keep(given(groups))).toMatchObject({ status, body: { error } });
  expect(rows()).toEqual(before);
  expect(lines()).toEqual([]);
});
