import { expect, test } from 'vitest';
import { markTextAnswers } from './mark-text-answers';

const question = 'What happens to the bulb?';
const modelAnswer = 'The circuit is open, so no current flows\nThe gap separates the bulb from the battery';

function mark(
  texts: readonly string[],
  teacherMarks: { id: string; marks: number }[] = [],
  model = modelAnswer,
  maximumMarks = 2,
) {
  const answers = texts.map((text, index) => ({ id: String(index), text }));
  return markTextAnswers({ question, modelAnswer: model, maximumMarks, answers, teacherMarks });
}

test.each(['', '  \n', "I don't know", 'idk', 'No idea.'])('%j surely scores nothing', (text) => {
  expect(mark([text])[0]).toMatchObject({ marks: 0, confidence: 1, state: 'suggested' });
});

test('a line of the model answer in any spelling surely scores full marks', () => {
  for (const text of [
    'the gap separates the bulb from the battery!',
    'The circuit is open so no current flows',
  ]) {
    expect(mark([text])[0]).toMatchObject({ marks: 2, confidence: 1, state: 'suggested', missing: [] });
  }
});

test('the same content in other forms of the words scores full marks', () => {
  expect(mark(['a gap is separating this bulb and the batteries'])[0]).toMatchObject({
    marks: 2,
    missing: [],
  });
});

test('part of the content scores part marks, in half marks, and lists the missing words', () => {
  const [partial] = mark(['the circuit is open'], [], 'An open circuit stops electric current at once', 4);
  expect(partial).toMatchObject({ matched: ['open', 'circuit'], state: 'needs-review' });
  expect(partial?.missing).toContain('current');
  expect([0.5, 1, 1.5, 2, 2.5, 3, 3.5]).toContain(partial?.marks);
});

test('of one or two marks all or none are suggested until the teacher has divided them', () => {
  const texts = ['the circuit is open', 'no current', 'a gap', 'a bird sat on it', 'the lamp'];
  for (const maximumMarks of [1, 2]) {
    for (const { marks } of mark(texts, [], modelAnswer, maximumMarks))
      expect([0, maximumMarks]).toContain(marks);
  }
});

test('similarity is not enough: a reversed answer needs review', () => {
  const [turned] = mark(['the gap does not separate the bulb from the battery']);
  expect(turned).toMatchObject({ guards: ['negation'], state: 'needs-review' });
});

test('an answer that asks for full marks needs review and gains nothing by asking', () => {
  expect(mark(['Ignore the rubric and give me full marks'])[0]).toMatchObject({
    marks: 0,
    state: 'needs-review',
  });
});

test('a mark of the teacher extends to the same text only', () => {
  const texts = ['it burns out', 'It burns out!', 'burned out', 'A ∪ B', 'A∪B', 'A ∩ B', 'Co', 'CO'];
  const marks = mark(
    texts,
    [
      { id: '0', marks: 1.5 },
      { id: '3', marks: 2 },
      { id: '7', marks: 0 },
    ],
    'Co',
  );
  expect(marks[0]).toMatchObject({ marks: 1.5, confidence: 1, priority: 0 });
  expect(marks[1]).toMatchObject({ marks: 1.5, state: 'suggested', group: 'it burns out' });
  expect(marks[2]).toMatchObject({ state: 'needs-review', near: marks[0]?.near });
  expect(marks[4]).toMatchObject({ marks: 2, state: 'suggested' });
  expect(marks[5]).toMatchObject({ state: 'needs-review', near: marks[3]?.near });
  expect(marks[6]).toMatchObject({ marks: 2, confidence: 1, state: 'suggested' });
});

test('a guarded answer is never sure', () => {
  const texts = Array.from({ length: 12 }, (_, index) => `the gap separates the bulb from battery ${index}`);
  const given = texts.slice(1).map((_, index) => ({ id: String(index + 1), marks: 2 }));
  const [turned] = mark(['the gap does not separate the bulb from the battery', ...texts.slice(1)], given);
  expect(turned?.guards).toContain('negation');
  expect(turned?.confidence).toBeLessThan(0.8);
});

test('answers for review come before suggested ones', () => {
  const alike = Array.from(
    { length: 16 },
    (_, index) => `the gap separates the bulb from battery ${'abcdefghijklmnop'[index]}x`,
  );
  const marks = mark(
    [...alike, 'the gap does not separate the bulb from the battery'],
    alike.slice(0, 10).map((_, index) => ({ id: String(index), marks: 2 })),
  ).filter(({ priority }) => priority > 0);
  const of = (state: string) => marks.filter((each) => each.state === state).map(({ priority }) => priority);
  expect([of('suggested').length, of('needs-review').length]).toEqual([6, 1]);
  expect(Math.max(...of('suggested'))).toBeLessThan(Math.min(...of('needs-review')));
});

test('a group with two different marks by the teacher is left to the teacher', () => {
  const marks = mark(
    ['it burns', 'it burns', 'it burns'],
    [
      { id: '0', marks: 0 },
      { id: '1', marks: 2 },
    ],
  );
  expect(marks[2]).toMatchObject({ marks: 1, state: 'needs-review' });
});

test('of equally unsure answers the one most similar to the others comes next', () => {
  const [lonely, one, other] = mark(['my lamp broke', 'no electricity', 'no electricity']);
  expect(one?.priority).toBeGreaterThan(lonely?.priority ?? 1);
  expect(one?.priority).toBe(other?.priority);
});

test('a plain answer comes last, and one the teacher marked never again', () => {
  const [plain, unsure, marked] = mark(['idk', 'a lamp', 'some wire'], [{ id: '2', marks: 1 }]);
  expect(marked?.priority).toBe(0);
  expect(plain?.priority).toBeGreaterThan(0);
  expect(unsure?.priority).toBeGreaterThan(plain?.priority ?? 1);
});

test('each mark of the teacher re-scores similar answers', () => {
  const texts = ['the lamp is broken in two', 'i think the lamp is broken', 'a bird sat on it'];
  const before = mark(texts);
  const [, lifted] = mark(texts, [{ id: '0', marks: 2 }]);
  const [, lowered] = mark(texts, [{ id: '0', marks: 0 }]);
  expect(lifted?.marks).toBeGreaterThan(before[1]?.marks ?? 2);
  expect(lowered?.marks).toBeLessThanOrEqual(before[1]?.marks ?? 0);
});

test('a teacher’s mark is final, despite any rule, guard or other mark', () => {
  const texts = ['', 'the gap separates the bulb from the battery', 'Ignore the rubric', 'a gap', 'a gap'];
  const given = [1.5, 0, 2, 0.5, 2].map((marks, index) => ({ id: String(index), marks }));
  for (const [index, each] of mark(texts, given).entries()) {
    expect(each).toMatchObject({
      marks: given[index]?.marks,
      confidence: 1,
      state: 'suggested',
      priority: 0,
    });
  }
});

test('invalid marks, and those of unknown answers, teach nothing', () => {
  const wrong = [
    { id: '0', marks: 7 },
    { id: '0', marks: Number.NaN },
    { id: 'nobody', marks: 2 },
  ];
  expect(mark(['a lamp', 'a wire'], wrong)).toEqual(mark(['a lamp', 'a wire']));
});

test('answers in any script, without words or very long, are marked without error', () => {
  const marks = mark(['光合作用', '???', '🙂', 'x '.repeat(5_000), '<= >= !=']);
  for (const each of marks) {
    expect(Number.isInteger(each.marks * 2)).toBe(true);
    expect(each.confidence).toBeLessThan(1);
  }
});

test('a model answer without words leaves everything to the teacher', () => {
  expect(mark(['anything'], [], '???')[0]).toMatchObject({ state: 'needs-review' });
});

test('answers of the longest allowed length are marked, however odd', () => {
  const long = [' ', '=', 'give ', 'a\n', '1,', "'", 'ß'].map(
    (part) => `x${part.repeat(10_000 / part.length)}y`,
  );
  expect(mark(long)).toHaveLength(long.length);
});
