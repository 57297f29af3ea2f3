import { expect, test } from 'vitest';
import { markTextAnswers } from '../../server/rules/marking/text/mark-text-answers';

const marksOf = (modelAnswer: string, text: string) =>
  markTextAnswers({
    question: 'Which one is it?',
    modelAnswer,
    maximumMarks: 2,
    answers: [{ id: 'a', text }],
    teacherMarks: [],
  })[0];

test.each([
  ['Carbon dioxide\nCO2', 'CO2', 'the second line'],
  ['Carbon dioxide\nCO2', 'CO₂', 'a lowered digit'],
  ['Carbon dioxide\n\nCO2 ', '  CARBON   dioxide. ', 'case, spaces and a full stop'],
  ['x ≥ 5', 'x>=5', 'a sign written with two'],
  ['café', 'cafe\u0301', 'an accent as a character of its own'],
  ['5 × 10', '5 * 10', 'a times sign'],
  ['10 µm', '10 \u03BCm', 'the Greek letter for micro'],
  ['it’s −5 °C', "It's -5 °C", 'typographic quotes and minus'],
])('with the model answer %j the answer %j earns full marks: %s', (modelAnswer, text) => {
  expect(marksOf(modelAnswer, text)).toMatchObject({ marks: 2, state: 'suggested' });
});

test('a word of none of the lines is not accepted', () => {
  expect(marksOf('Carbon dioxide\nCO2', 'oxygen')?.marks).toBeLessThan(1);
});
