import { blankQuestion } from '../../../../shared/question/draft';
import { matchDraftOf, type Pair } from '../../../../shared/question-types/match/draft';
import { readingOf } from '../answers-reading';
import { shownPercent } from '../file-numbers';
import { wordsOf } from '../markup/words-of-html';
import type { ReadType } from './moodle-reading';
import { moodleSentences } from './sentences';

/** Pairs; an answer without a left side is a spare right side. */
export const readMatch: ReadType = ({ pairs }, texts) => {
  const read = pairs.map(({ left, right }): Pair => [texts.rich(left), texts.rich(right)]);
  const named = read.filter(([left]) => left !== '');
  const taken = new Set(named.map(([, right]) => right));
  const spare = read.filter(([left, right]) => left === '' && !taken.has(right)).map(([, right]) => right);
  return readingOf({ ...blankQuestion('match'), ...matchDraftOf(named, [...new Set(spare)]) });
};

/** Items to order; their fractions give the positions. */
export const readOrder: ReadType = ({ answers, givesPartMarks }, texts) => {
  const rows = answers
    .toSorted((one, other) => one.fraction - other.fraction)
    .map(({ text }) => texts.rich(text));
  return readingOf({
    ...{ ...blankQuestion('order'), options: rows, correctAnswer: rows },
    partialCredit: givesPartMarks,
  });
};

/** An unsupported type: its text, and its answers as notes. */
export const readUnknown: ReadType = ({ type, answers }) =>
  readingOf(blankQuestion('long'), {
    problems: [moodleSentences.unknownType(type)],
    notes: answers.flatMap(({ text, fraction }) => {
      const words = wordsOf(text.source);
      return words === '' ? [] : [moodleSentences.answerWas(words, shownPercent(fraction))];
    }),
  });
