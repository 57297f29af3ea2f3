import { expect, test } from 'vitest';
import { markingMessages } from '../../../../shared/marking/messages';
import { messages } from '../../../../shared/messages';
import { auditLog } from '../../../db/records-schema';
import { anEvaluatedClass } from '../../../testing/leaf-class';
import { aWorld } from '../../../testing/world';

const ABSORBS = { id: 'absorbs', text: 'Red and blue are absorbed', points: 2 };
const REFLECTS = { id: 'reflects', text: 'Green is reflected', points: 2 };
const SUN = { id: 'sun', text: 'Blames the sun', points: -0.5 };
const ITEMS = [ABSORBS, REFLECTS, SUN];
const CHEAPER = [{ ...ABSORBS, points: 1.5 }, REFLECTS, SUN];

const FULL = 'Chlorophyll reflects green light and absorbs red and blue';
const HALF = 'Chlorophyll absorbs light';
const WRONG = 'Because of the sun';
const RED = 'chlorophyll takes in red light';

/** A class with long answers marked by a rubric of three items. */
async function aRubric(items: readonly object[] = ITEMS) {
  const leaves = await anEvaluatedClass(aWorld());
  const { world, teacher, own, studentOf } = leaves;
  const call = (name: string, input: object = {}) => {
    world.clock.advance(60_000);
    return teacher.mutate(`rubrics.${name}`, { ...own, ...input });
  };
  const preview = async (wanted: readonly object[]) => (await call('preview', { items: wanted })).body;
  const write = async (wanted: readonly object[]) =>
    call('write', { items: wanted, seen: (await preview(wanted)).seen });
  await write(items);
  return {
    ...{ ...leaves, call, preview, write },
    apply: (itemIds: readonly string[], ...answers: readonly string[]) =>
      call('apply', { itemIds, studentIds: answers.map(studentOf) }),
    async given(...answers: readonly string[]) {
      const now = await leaves.marks();
      return answers.map((answer) => [now[answer]?.score, now[answer]?.rubricItemIds]);
    },
    rubrics: async () => (await teacher.rest('GET', `/quiz/${own.quizId}/results`)).body.rubrics,
    lines: (...actions: readonly string[]) =>
      world.deps.db
        .select()
        .from(auditLog)
        .all()
        .filter(({ action }) => actions.includes(action)),
  };
}

test('a rubric is stored with its question, and its items give marks to an answer', async () => {
  const { apply, given, rubrics, own } = await aRubric();
  expect(await rubrics()).toEqual({ [own.questionId]: ITEMS });
  expect((await apply(['sun', 'absorbs', 'absorbs'], HALF, WRONG)).body).toEqual({
    message: messages.marksUpdated,
    changed: 2,
  });
  const both = [1.5, ['absorbs', 'sun']];
  expect(await given(HALF, WRONG, RED)).toEqual([both, both, [expect.any(Number), null]]);
});

test('the sum of the items is limited to 0 and the maximum', async () => {
  const { apply, given } = await aRubric([{ ...ABSORBS, points: 3 }, REFLECTS, SUN]);
  await apply(['absorbs', 'reflects'], FULL);
  await apply(['sun'], WRONG);
  expect(await given(FULL, WRONG)).toEqual([
    [4, ['absorbs', 'reflects']],
    [0, ['sun']],
  ]);
});

test("a decision by rubric is a teacher's mark, trains, and is one audit line", async () => {
  const { apply, marks, rescored, lines, own, studentOf } = await aRubric();
  await apply(['absorbs'], HALF, RED);
  expect((await marks())[HALF]).toMatchObject({ score: 2, source: 'teacher', needsReview: false });
  const { taught } = await rescored();
  expect(taught).toHaveLength(2);
  const [line, ...others] = lines('marks');
  expect(others).toEqual([]);
  expect(line).toMatchObject({ subject: own.questionId });
  const after = Object.values(JSON.parse(line?.after ?? ''));
  expect(after).toHaveLength(2);
  expect(after[0]).toMatchObject({ studentId: studentOf(HALF), score: 2, rubricItemIds: ['absorbs'] });
});

test('a direct mark detaches the answer from the rubric, and undoing it restores its items', async () => {
  const { apply, given, mark, undo } = await aRubric();
  await apply(['absorbs'], HALF);
  await mark(HALF, 3);
  expect(await given(HALF)).toEqual([[3, null]]);
  await undo(HALF);
  expect(await given(HALF)).toEqual([[2, ['absorbs']]]);
  await undo(HALF);
  expect(await given(HALF)).toEqual([[expect.any(Number), null]]);
});

test('a preview shows who gains and who loses, and writes nothing', async () => {
  const { apply, preview, given, rubrics, studentOf, own } = await aRubric();
  await apply(['absorbs', 'reflects'], FULL);
  await apply(['absorbs'], HALF, RED);
  await apply(['reflects'], WRONG);
  const seen = await preview(CHEAPER);
  expect(seen).toMatchObject({ gains: [], unchangedCount: 1, isReleased: false });
  expect(seen.losses).toHaveLength(3);
  expect(seen.losses[0]).toMatchObject({ studentId: studentOf(FULL), before: 4, after: 3.5 });
  expect(seen.meanAfter).toBeLessThan(seen.meanBefore);
  expect(await given(FULL)).toEqual([[4, ['absorbs', 'reflects']]]);
  expect(await rubrics()).toEqual({ [own.questionId]: ITEMS });
});

test('changed points re-price the answers, in one audit line with the marks before and after', async () => {
  const { apply, write, given, lines, own, mark } = await aRubric();
  await apply(['absorbs'], HALF, RED);
  await mark(FULL, 4);
  expect((await write(CHEAPER)).body).toEqual({ message: markingMessages.rubricSaved });
  const priced = [1.5, ['absorbs']];
  expect(await given(HALF, RED, FULL)).toEqual([priced, priced, [4, null]]);
  const line = lines('rubric').at(-1);
  expect(line).toMatchObject({ subject: own.questionId });
  const [before, after] = [line?.before, line?.after].map((json) => JSON.parse(json ?? ''));
  expect([before.items, Object.values(before.marks)]).toEqual([ITEMS, [2, 2]]);
  expect([after.items, Object.values(after.marks)]).toEqual([CHEAPER, [1.5, 1.5]]);
});

test('a deleted item is removed from the answers, and undoing the change restores it', async () => {
  const { apply, write, call, given, rubrics, own } = await aRubric();
  await apply(['absorbs', 'reflects'], FULL);
  await write([REFLECTS, SUN]);
  expect(await given(FULL)).toEqual([[2, ['reflects']]]);
  expect((await call('undo')).body).toEqual({ message: markingMessages.rubricUndone });
  expect(await given(FULL)).toEqual([[4, ['absorbs', 'reflects']]]);
  expect(await rubrics()).toEqual({ [own.questionId]: ITEMS });
  expect(await call('undo')).toMatchObject({
    status: 409,
    body: { error: markingMessages.rubricNothingToUndo },
  });
});

test('marks given after a change stay when it is undone, with the earlier items', async () => {
  const { apply, write, call, given, mark } = await aRubric();
  await apply(['absorbs'], HALF, RED);
  await write(CHEAPER);
  await apply(['absorbs', 'reflects'], FULL);
  await mark(RED, 1);
  await call('undo');
  expect(await given(HALF, FULL, RED)).toEqual([
    [2, ['absorbs']],
    [4, ['absorbs', 'reflects']],
    [1, null],
  ]);
});

test('a change cannot be undone once an answer was given one of its new items', async () => {
  const { apply, write, call, given } = await aRubric();
  const clear = { id: 'clear', text: 'Is put clearly', points: 1 };
  await write([...ITEMS, clear]);
  await apply(['clear'], HALF);
  expect(await call('undo')).toMatchObject({ status: 409, body: { error: markingMessages.rubricUsedSince } });
  expect(await given(HALF)).toEqual([[1, ['clear']]]);
});

test('an unused rubric is undone completely', async () => {
  const { call, rubrics } = await aRubric();
  expect((await call('undo')).status).toBe(200);
  expect(await rubrics()).toEqual({});
});

test('a mark restored after a change has the current worth of its items', async () => {
  const { apply, write, given, undo } = await aRubric();
  await apply(['absorbs'], HALF);
  await apply(['absorbs', 'reflects'], HALF);
  await write(CHEAPER);
  await undo(HALF);
  expect(await given(HALF)).toEqual([[1.5, ['absorbs']]]);
});

test('a mark by a deleted rubric is restored as an ordinary mark', async () => {
  const { apply, call, mark, given, undo } = await aRubric();
  await apply(['absorbs'], HALF);
  await mark(HALF, 3);
  expect((await call('undo')).status).toBe(200);
  await undo(HALF);
  expect(await given(HALF)).toEqual([[2, null]]);
});

test('marks given since the preview are not overwritten', async () => {
  const { apply, preview, call, given, rubrics, own } = await aRubric();
  const { seen } = await preview(CHEAPER);
  await apply(['absorbs'], HALF);
  const refused = { status: 409, body: { error: markingMessages.rubricChangedSince } };
  expect(await call('write', { items: CHEAPER, seen })).toMatchObject(refused);
  expect(await call('write', { items: CHEAPER })).toMatchObject(refused);
  expect(await given(HALF)).toEqual([[2, ['absorbs']]]);
  expect(await rubrics()).toEqual({ [own.questionId]: ITEMS });
});

test('a suggestion moved since the preview prevents nothing', async () => {
  const { apply, preview, call, mark, idle } = await aRubric();
  await apply(['absorbs'], HALF);
  const { seen } = await preview(CHEAPER);
  await mark(WRONG, 0);
  await idle();
  expect((await call('write', { items: CHEAPER, seen })).status).toBe(200);
});

test.each([
  ['an item that the rubric lacks', { itemIds: ['gone'] }, 409, markingMessages.rubricChangedSince],
  ['no list of items', { itemIds: 'sun' }, 400, markingMessages.rubricItemsInvalid(20)],
  ['an unknown student among them', { studentIds: ['unknown'] }, 404, messages.studentNotFound],
  ['another quiz', { quizId: 'unknown' }, 404, messages.quizNotFound],
])('with %s no answer is given anything', async (_, change, status, error) => {
  const { call, given, studentOf, lines } = await aRubric();
  const input = { itemIds: ['absorbs'], studentIds: [studentOf(HALF)], ...change };
  expect(await call('apply', input)).toMatchObject({ status, body: { error } });
  expect(await given(HALF)).toEqual([[expect.any(Number), null]]);
  expect(lines('marks')).toEqual([]);
});
