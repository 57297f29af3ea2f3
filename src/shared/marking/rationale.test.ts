import { expect, test } from 'vitest';
import { markTextAnswers } from '../../server/rules/marking/text/mark-text-answers';
import { markingMessages } from './messages';
import { explainMark } from './rationale';

const explain = (text: string) => {
  const [mark] = markTextAnswers({
    question: 'What do plants give off?',
    modelAnswer: 'They release oxygen into the air',
    maximumMarks: 2,
    answers: [{ id: 'a', text }],
    teacherMarks: [],
  });
  return mark && explainMark(mark);
};

test.each([
  ['', markingMessages.markingBlank],
  ['They release oxygen, into the air.', markingMessages.markingEqual],
  ['oxygen', 'Found: oxygen. Missing: release, air.'],
  ['air with oxygen that they release', 'Found: release, oxygen, air.'],
  ['water', markingMessages.markingNothingFound],
])('the mark of %j is explained', (answer, sentence) => {
  expect(explain(answer)).toBe(sentence);
});

test('a guard is the first part of an explanation', () => {
  expect(explain('they do not release oxygen into the air')).toBe(
    markingMessages.markingGuards.find(([name]) => name === 'negation')?.[1],
  );
});
