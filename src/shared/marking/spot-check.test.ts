import { expect, test } from 'vitest';
import { type AnswerToCheck, checkResult, checksToCome, relianceOf, spotCheck } from './spot-check';

const sure = (id: string, change: Partial<AnswerToCheck> = {}): AnswerToCheck => ({
  ...{ id, questionId: 'q1', group: id, check: undefined, given: null, sure: 2 },
  ...change,
});
const given = (id: string, marks: number, change: Partial<AnswerToCheck> = {}) =>
  sure(id, { given: { marks, at: Number(id.slice(1)) }, sure: null, ...change });
const decided = (id: string, marks: number) =>
  given(id, marks, { check: { id: `check ${id}`, suggested: 2 } });
const THREE_MARKED = ['m1', 'm2', 'm3'].map((id) => given(id, 1));
const TEN_SURE = Array.from({ length: 10 }, (_, at) => sure(`a${at}`));

/** A deterministic draw that always takes the first answer. */
function draw(answers: readonly AnswerToCheck[]) {
  let [number, id] = [0, 0];
  const next = { random: () => ++number / 1000, newId: () => `new ${++id}` };
  return spotCheck(answers, next);
}
const drawnFrom = (answers: readonly AnswerToCheck[]) => [...draw(answers).keys()];

test('nothing is drawn before the teacher has marked three groups, and five afterwards', () => {
  expect(drawnFrom([...THREE_MARKED.slice(1), ...TEN_SURE])).toEqual([]);
  const oneGroup = THREE_MARKED.map((each) => ({ ...each, group: 'same' }));
  expect(drawnFrom([...oneGroup, ...TEN_SURE])).toEqual([]);
  expect(drawnFrom([...THREE_MARKED, ...TEN_SURE])).toEqual(['a0', 'a1', 'a2', 'a3', 'a4']);
});

test('identical answers are one check, each with its own suggestion', () => {
  const same = [sure('a1', { group: 'g' }), sure('a2', { group: 'g', sure: 1.5 })];
  const drawn = draw([...THREE_MARKED, ...same]);
  expect([...drawn]).toEqual([
    ['a1', { id: 'new 1', suggested: 2 }],
    ['a2', { id: 'new 1', suggested: 1.5 }],
  ]);
});

test('a partly unsure group, or one marked by the teacher, is not drawn', () => {
  const unsure = [sure('a1', { group: 'g' }), sure('a2', { group: 'g', sure: null })];
  expect(drawnFrom([...THREE_MARKED, ...unsure, sure('a3', { group: 'm1' })])).toEqual([]);
});

test('a drawn answer stays drawn while it is sure of the same marks, and others fill up to five', () => {
  const drawn = [7, 8, 9].map((at) => ({ ...sure(`a${at}`), check: { id: `old ${at}`, suggested: 2 } }));
  const now = draw([...THREE_MARKED, ...TEN_SURE.slice(0, 7), ...drawn]);
  expect([...now].map(([id, check]) => [id, check.id]).toSorted()).toEqual([
    ['a0', 'new 1'],
    ['a1', 'new 2'],
    ['a7', 'old 7'],
    ['a8', 'old 8'],
    ['a9', 'old 9'],
  ]);
  const moved = drawn.map((each) => ({ ...each, sure: 1.5 }));
  expect([...draw([...THREE_MARKED, ...moved]).values()].map(({ id }) => id)).toEqual([
    'new 1',
    'new 2',
    'new 3',
  ]);
});

test('five right ones end the check; a wrong one is learnt from, and five others are drawn', () => {
  const right = [1, 2, 3, 4, 5].map((at) => decided(`d${at}`, 2));
  expect(drawnFrom([...right, ...TEN_SURE])).toEqual([]);
  expect(drawnFrom([...right.slice(1), ...TEN_SURE])).toEqual(['a0']);
  const wrong = [...right.slice(1), decided('d9', 0)];
  expect(drawnFrom([...wrong, ...TEN_SURE])).toHaveLength(5);
});

test('if only few are sure all of them are drawn, including later ones', () => {
  expect(drawnFrom([...THREE_MARKED, ...TEN_SURE.slice(0, 2)])).toEqual(['a0', 'a1']);
  const seen = [decided('d1', 2), decided('d2', 2), ...THREE_MARKED];
  expect(drawnFrom(seen)).toEqual([]);
  expect(drawnFrom([...seen, sure('late')])).toEqual(['late']);
});

test('a later answer identical to a drawn one is decided with it', () => {
  const drawn = sure('a1', { group: 'g', check: { id: 'old', suggested: 2 } });
  expect([...draw([...THREE_MARKED, drawn, sure('late', { group: 'g' })]).entries()]).toEqual([
    ['a1', { id: 'old', suggested: 2 }],
    ['late', { id: 'old', suggested: 2 }],
  ]);
});

test('a mark for one of a drawn group decides the check for the whole group', () => {
  const check = { id: 'old', suggested: 2 };
  const group = [given('d1', 2, { group: 'g', check }), sure('a1', { group: 'g', check })];
  expect(drawnFrom([...THREE_MARKED, ...group])).toEqual([]);
});

test('five are drawn over all questions of a quiz, and none of a question with fewer than three marks', () => {
  const of = (questionId: string, answers: readonly AnswerToCheck[]) =>
    answers.map((answer) => ({ ...answer, id: `${questionId} ${answer.id}`, questionId }));
  const some = TEN_SURE.slice(0, 4);
  const quiz = [...of('q1', [...THREE_MARKED, ...some]), ...of('q2', [...THREE_MARKED, ...some])];
  const five = ['q1 a0', 'q1 a1', 'q1 a2', 'q1 a3', 'q2 a0'];
  expect(drawnFrom(quiz)).toEqual(five);
  expect(drawnFrom([...quiz, ...of('q3', [...THREE_MARKED.slice(1), ...TEN_SURE])])).toEqual(five);
});

test('checks of other questions count, and a wrong one in any of them starts another check', () => {
  const elsewhere = (at: number, marks: number) => ({ ...decided(`d${at}`, marks), questionId: 'q2' });
  const here = [...THREE_MARKED, ...TEN_SURE];
  expect(drawnFrom([...here, ...[11, 12, 13].map((at) => elsewhere(at, 2))])).toHaveLength(2);
  expect(drawnFrom([...here, ...[11, 12, 13, 14, 15].map((at) => elsewhere(at, 2))])).toEqual([]);
  expect(
    drawnFrom([...here, ...[11, 12, 13, 14].map((at) => elsewhere(at, 2)), elsewhere(15, 0)]),
  ).toHaveLength(5);
});

test('checks count in order of their decision, and identical answers count once', () => {
  const check = (id: string, marks: number, at: number) => ({ id, suggested: 2, given: marks, at });
  const five = [1, 2, 3, 4, 5].map((at) => check(`c${at}`, 2, at));
  expect(checkResult(five)).toEqual({ checked: 5, right: 5 });
  expect(checkResult([...five, check('c0', 0, 0)])).toEqual({ checked: 5, right: 5 });
  expect(checkResult([...five, check('c9', 0, 9)])).toEqual({ checked: 5, right: 4 });
  expect(checkResult([1, 2, 3, 4, 5].map((at) => check('one', at === 3 ? 0 : 2, at)))).toEqual({
    checked: 1,
    right: 0,
  });
  expect(checkResult([])).toEqual({ checked: 0, right: 0 });
});

test.each([
  ['before any mark', 0, 0, 0, 'marks'],
  ['after three marks', 3, 0, 0, 'spot-check'],
  ['half-way through the check', 8, 2, 2, 'spot-check'],
  ['after five right ones', 8, 5, 5, 'nothing'],
  ['after five right ones in other questions', 2, 5, 5, 'marks'],
  ['after a wrong one', 8, 5, 4, 'spot-check'],
] as const)('%s, the question’s next requirement follows', (_, markedGroups, checked, right, needs) => {
  expect(relianceOf(markedGroups, { checked, right })).toEqual({ needs, checked, right });
});

test('the checks to come are the missing ones, at most the sure ones', () => {
  const [none, two, wrong] = [
    { checked: 0, right: 0 },
    { checked: 2, right: 2 },
    { checked: 5, right: 4 },
  ];
  expect(checksToCome(none, { drawn: 0, sure: 9 })).toBe(5);
  expect(checksToCome(two, { drawn: 1, sure: 9 })).toBe(2);
  expect(checksToCome(two, { drawn: 4, sure: 9 })).toBe(0);
  expect(checksToCome(wrong, { drawn: 4, sure: 9 })).toBe(1);
  expect(checksToCome(none, { drawn: 0, sure: 2 })).toBe(2);
});
