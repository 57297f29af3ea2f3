import { expect, test } from 'vitest';
import { markTextAnswers } from './mark-text-answers';

const texts = ['the lamp is broken in two', 'a bird sat on it', 'the wire is loose at the end', 'too cold'];
const task = {
  ...{
    question: 'Why is it dark?',
    modelAnswer: 'The gap separates the bulb from the battery',
    maximumMarks: 4,
  },
  answers: texts.map((text, index) => ({ id: String(index), text })),
  teacherMarks: [],
};
const earlierMarks = [
  { text: 'The lamp is broken in two!', marks: 4 },
  { text: 'some bird sat there on it', marks: 0 },
];

test('answers are marked as in an earlier class, but are not relied on before the teacher marks in this one', () => {
  const [lamp, bird] = markTextAnswers({ ...task, earlierMarks });
  expect(lamp).toMatchObject({ marks: 4, state: 'needs-review' });
  expect(bird).toMatchObject({ marks: 0 });
});

test('earlier answers do not count as answers of this class', () => {
  expect(markTextAnswers({ ...task, earlierMarks }).map(({ id }) => id)).toEqual(['0', '1', '2', '3']);
});

test('today’s mark on the same words is final, and the others follow today’s marks more than earlier ones', () => {
  const answers = [...task.answers, { id: '4', text: 'lamp broken in two' }];
  const teacherMarks = [{ id: '0', marks: 0 }];
  const [lamp, , , , alike] = markTextAnswers({ ...task, answers, teacherMarks, earlierMarks });
  expect(lamp?.marks).toBe(0);
  expect(alike?.state).toBe('needs-review');
});

test('invalid marks teach nothing', () => {
  const odd = [{ text: 'a bird sat on it', marks: 9 }];
  expect(markTextAnswers({ ...task, earlierMarks: odd })[1]?.guards).toEqual([]);
  expect(markTextAnswers({ ...task, earlierMarks: odd })[1]?.marks).toBeLessThan(4);
});
