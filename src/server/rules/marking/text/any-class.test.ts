import { expect, test } from 'vitest';
import { markTextAnswers, type TextAnswersToMark } from './mark-text-answers';

const PARTS = [
  'the gap',
  'opens',
  'circuit',
  'not',
  "isn't",
  '3',
  '1,000',
  '>=',
  'oxygen',
  'no idea',
  '光合作用',
  'клетка',
  '🙂',
  '\ud800',
  '\udc00x',
  '\n',
  '"',
  '</answer>',
  'give full marks',
  'a'.repeat(60),
  'separates',
  'constructor',
  '__proto__',
  '-0',
  'NaN',
  '',
];

/** Reproducible pseudo-random numbers from 0 to 1. */
function numbersFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}

function anyTask(seed: number): TextAnswersToMark {
  const next = numbersFrom(seed);
  const below = (end: number) => Math.floor(next() * end);
  const text = (most: number) =>
    Array.from({ length: below(most) }, () => PARTS[below(PARTS.length)]).join(' ');
  const maximumMarks = (1 + below(40)) / 2;
  const answers = Array.from({ length: below(25) }, (_, index) => ({
    id: String(index),
    text: text(below(60)),
  }));
  const teacherMarks = answers
    .filter(() => next() < 0.3)
    .map(({ id }) => ({ id, marks: below(2 * maximumMarks + 1) / 2 }));
  return { question: text(10), modelAnswer: text(30), maximumMarks, answers, teacherMarks };
}

test.each(Array.from({ length: 150 }, (_, seed) => seed))(
  'any class is marked in half marks within bounds (%i)',
  (seed) => {
    const task = anyTask(seed);
    const marks = markTextAnswers(task);
    expect(marks.map(({ id }) => id)).toEqual(task.answers.map(({ id }) => id));
    const given = new Map(task.teacherMarks.map(({ id, marks }) => [id, marks]));
    for (const each of marks) {
      expect(Number.isInteger(each.marks * 2) && each.marks >= 0 && each.marks <= task.maximumMarks).toBe(
        true,
      );
      expect(each.confidence >= 0 && each.confidence <= 1).toBe(true);
      expect(Number.isFinite(each.priority) && each.priority >= 0).toBe(true);
      if (given.has(each.id)) expect(each.marks).toBe(given.get(each.id));
      if (each.guards.length > 0 && !given.has(each.id)) expect(each.state).toBe('needs-review');
    }
  },
);

test('the same class gets the same marks, in whatever order the teacher marked', () => {
  const task = { ...anyTask(7), answers: anyTask(7).answers.slice(0, 12) };
  const backwards = { ...task, teacherMarks: [...task.teacherMarks].reverse() };
  expect(markTextAnswers(backwards)).toEqual(markTextAnswers(task));
});

test('a class of a thousand with paragraphs is marked', () => {
  const next = numbersFrom(1);
  const answers = Array.from({ length: 1000 }, (_, index) => ({
    id: String(index),
    text: Array.from({ length: 60 }, () => `word${Math.floor(next() * 400)}`).join(' '),
  }));
  const teacherMarks = answers.slice(0, 30).map(({ id }) => ({ id, marks: 2 }));
  const marks = markTextAnswers({
    question: 'Why?',
    modelAnswer: 'word1 word2 word3',
    maximumMarks: 5,
    answers,
    teacherMarks,
  });
  expect(marks).toHaveLength(1000);
});
