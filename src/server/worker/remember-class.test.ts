import { expect, test } from 'vitest';
import { markTextAnswers, type TextAnswersToMark } from '../rules/marking/text/mark-text-answers';
import { rememberingMarker } from './remember-class';

const task: TextAnswersToMark = {
  question: 'Why do leaves look green?',
  modelAnswer: 'Chlorophyll reflects green light',
  maximumMarks: 4,
  answers: ['It reflects light', 'Because of the sun', 'Green light is reflected'].map((text, at) => ({
    ...{ id: String(at), text },
  })),
  teacherMarks: [],
};
const taught = { ...task, teacherMarks: [{ id: '0', marks: 1 }] };
const opinions = [{ id: '1', marks: 2, confidence: 0.9 }];
const other = { ...task, answers: [{ id: '0', text: 'The leaf is green' }] };

test('caching does not change the marks of any class, with or without teacher marks', () => {
  const mark = rememberingMarker();
  const tasks: TextAnswersToMark[] = [
    ...[task, taught, task, { ...task, opinions }, { ...taught, opinions }, task],
    ...[
      other,
      task,
      { ...task, maximumMarks: 2 },
      { ...task, earlierMarks: [{ text: 'the sun', marks: 4 }] },
    ],
    { ...task, opinions, opinionsElsewhere: { right: 1, of: 9 } },
  ];
  for (const each of tasks) expect(mark(each)).toEqual(markTextAnswers(each));
});

test('the marks without the teacher are not recomputed after each teacher mark', () => {
  const mark = rememberingMarker();
  const untaught = mark(task);
  mark(taught);
  expect(mark(structuredClone(task))).toBe(untaught);
  mark(other);
  expect(mark(task)).not.toBe(untaught);
});
