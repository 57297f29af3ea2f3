import { expect, test } from 'vitest';
import type { MarkedQuestion } from './text-grader-data';
import { countForgeries } from './text-grader-forgeries';
import { countWritten, readForgeryList } from './text-grader-forgery-lists';
import { classOf, teach } from './text-grader-lessons';
import { countSigns } from './text-grader-signs';

// The short form of evaluate-text-marking.ts on a few composed classes; fails if a figure falls.

const WRITTEN = [
  {
    modelAnswer: 'The warm water rises because it is lighter than the cold water around it',
    right: [
      'warm water is lighter so it rises',
      'it goes up as warm water is lighter than cold water',
      'the warm water weighs less and rises',
    ],
    wrong: ['the water is wet', 'because of the sun', 'the pot is round', 'cold water wants to stay'],
  },
  {
    modelAnswer: 'The ice melts faster in the metal pan because metal conducts heat to the ice',
    right: [
      'metal conducts heat so the ice melts faster',
      'heat comes to the ice faster through metal',
      'the pan of metal brings heat to the ice',
    ],
    wrong: [
      'ice is cold',
      'the pan is shiny',
      'metal is hard and so it breaks the ice',
      'water is in the pan',
    ],
  },
  {
    modelAnswer: 'Plants with more leaves grow taller because the leaves take in more light',
    right: [
      'more leaves take in more light',
      'the leaves get light and the plants grow taller',
      'light comes in through more leaves so they grow',
    ],
    wrong: ['plants are green', 'they like the garden', 'roots are in the soil', 'somebody gave them water'],
  },
];

const classes = WRITTEN.map(({ modelAnswer, right, wrong }, at): MarkedQuestion => {
  const starts = ['', 'I think ', 'It is so that ', 'We saw that '];
  const answers = [...right, ...wrong].flatMap((text, index) =>
    starts.map((start, way) => ({ id: `${index} ${way}`, text: start + text })),
  );
  const scores = new Map(answers.map(({ id }) => [id, Number.parseInt(id, 10) < right.length ? 1 : 0]));
  return {
    dataset: 'written',
    qid: String(at),
    language: 'en',
    question: 'Why?',
    modelAnswer,
    isGraded: false,
    answers,
    scores,
  };
});
const schools = classes.map((question, at) => classOf(question, 5, at + 1));
const lessons = schools.map((school) => teach(school, {}));

// Some pupils write just the key words in order, so one of these may pass.
const PASSES = 'keywords repeated, of the model answer';

test('after ten marks no forged answer of any kind is sure of half marks', () => {
  const forgeries = countForgeries(
    lessons.map(({ school, after }) => ({ school, given: after.get(10)?.given ?? new Set<string>() })),
  );
  expect(forgeries).toHaveLength(10);
  expect(forgeries.filter(({ name, through }) => through > (name === PASSES ? 1 : 0))).toEqual([]);
});

test('of handwritten forgeries in other topics and languages at most one of a kind passes', () => {
  for (const name of ['first', 'second'] as const) {
    const counts = countWritten(readForgeryList(name));
    expect(counts).toHaveLength(5);
    expect(counts.filter(({ through }) => through > 1)).toEqual([]);
  }
});

test('every sign, unit and formula is understood, and "not" in every language', () => {
  expect(countSigns()).toEqual({
    ...{ wrong: 42, wrongThrough: 0, right: 18, rightRead: 18 },
    ...{ languages: 13, seen: 13, misses: [] },
  });
});

test('marks left to the grader are right, and an AI server or earlier marks cost no extra decisions', () => {
  const decisionsOf = (taught: readonly ReturnType<typeof teach>[]) =>
    taught.reduce((sum, { atEnd }) => sum + atEnd.given.size, 0);
  const earlierSchools = schools.map((school) => ({
    ...school,
    earlier: school.question.answers.map(({ id, text }) => ({
      text,
      marks: 5 * (school.question.scores.get(id) ?? 0),
    })),
  }));
  const alone = decisionsOf(lessons);
  expect(alone).toBeLessThanOrEqual(40);
  expect(decisionsOf(schools.map((school) => teach(school, { hasAi: true })))).toBeLessThanOrEqual(alone);
  expect(decisionsOf(earlierSchools.map((school) => teach(school, { hasEarlier: true })))).toBeLessThan(
    alone,
  );
  for (const { school, atEnd } of lessons) {
    const wrong = atEnd.marks.filter(({ id, marks }) => marks !== 5 * (school.question.scores.get(id) ?? 0));
    expect(wrong.length).toBeLessThanOrEqual(1);
  }
});
