import { importProblems } from '../../../../shared/import/messages';
import { blankQuestion } from '../../../../shared/question/draft';
import { type AnswersReading, readingOf } from '../answers-reading';
import { optionsAndFeedback, type ToldOption, weightsToKeep } from '../choice-weights';
import { shownPercent } from '../file-numbers';
import { giftSentences } from '../gift/sentences';
import { wordsOf } from '../markup/words-of-html';
import type { ReadType } from './moodle-reading';
import { moodleSentences } from './sentences';

const ALL = 100;
/** Files write a third as 33.33333 and a whole as 99.99999. */
const isAll = (weight: number): boolean => weight > ALL - 0.01;

/** A choice of one option, or of several that share the marks. */
export const readChoice: ReadType = ({ answers, isSingle }, texts) => {
  const options = answers.map(({ text, fraction, feedback }) => ({
    ...{ text: texts.rich(text), weight: fraction, feedback: texts.rich(feedback) },
  }));
  return isSingle ? singleChoice(options) : severalChoice(options);
};

function singleChoice(options: readonly ToldOption[]): AnswersReading {
  const right = options.filter(({ weight }) => isAll(weight));
  const best = Math.max(0, ...options.map(({ weight }) => weight));
  const top = right.length > 0 ? right : options.filter(({ weight }) => weight === best && best > 0);
  const [key] = top;
  const partly = options.filter((option) => option !== key && option.weight > 0 && !isAll(option.weight));
  const draft = {
    ...blankQuestion('mcq'),
    ...optionsAndFeedback(options),
    correctAnswer: key?.text ?? '',
    weights: Object.fromEntries(partly.map(({ text, weight }) => [text, weight])),
  };
  const cost = -options.reduce((least, { weight }) => Math.min(least, weight), 0);
  return readingOf(draft, {
    problems: severalIssue(top.length, options.length),
    notes: [
      ...(best > 0 && !isAll(best) ? [moodleSentences.noKey(shownPercent(best))] : []),
      ...(cost > 0 ? [giftSentences.weightNegative(cost)] : []),
    ],
  });
}

const severalIssue = (right: number, all: number): string[] =>
  right <= 1 ? [] : [right === all ? importProblems.everyOptionRight : moodleSentences.severalKeys];

function severalChoice(options: readonly ToldOption[]): AnswersReading {
  const right = options.filter(({ weight }) => weight > 0);
  const sum = right.reduce((all, { weight }) => all + weight, 0);
  const isWhole = Math.abs(sum - ALL) <= 1;
  const draft = {
    ...blankQuestion('msq'),
    ...optionsAndFeedback(options),
    correctAnswer: right.map(({ text }) => text),
    partialCredit: right.length > 1 || options.some(({ weight }) => weight < 0),
    weights: isWhole ? weightsToKeep(options) : {},
  };
  const isUnequal = right.length > 0 && !isWhole;
  return readingOf(draft, { notes: isUnequal ? [giftSentences.weightsNotAll(sum)] : [] });
}

/** In old files the answers are in the site's language, and the first is "true". */
export const readTruth: ReadType = ({ answers }, texts) => {
  const named = answers.slice(0, 2).map((answer, at) => {
    const word = wordsOf(answer.text.source).toLowerCase();
    const isTrue = word === 'true' || word === 'false' ? word === 'true' : at === 0;
    return { name: isTrue ? 'True' : 'False', ...answer };
  });
  const key = named.find(({ fraction }) => isAll(fraction))?.name;
  const wrong = named.length === 1 ? named[0]?.name : undefined;
  const feedback = named.flatMap((answer) => {
    const text = texts.rich(answer.feedback);
    return text === '' ? [] : [[answer.name, text] as const];
  });
  const draft = {
    ...blankQuestion('mcq'),
    options: ['True', 'False'],
    correctAnswer: key ?? (wrong === undefined ? '' : wrong === 'True' ? 'False' : 'True'),
    feedback: Object.fromEntries(feedback),
  };
  const right = named.filter(({ fraction }) => isAll(fraction));
  return readingOf(draft, { problems: severalIssue(right.length, 2) });
};
