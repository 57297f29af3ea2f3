import { blankQuestion } from '../../../../shared/question/draft';
import { type AnswersReading, readingOf } from '../answers-reading';
import { optionsAndFeedback, type ToldOption, weightsToKeep } from '../choice-weights';
import { asQuoted, type GiftAnswer, halves, listedAnswers } from './gift-answers';
import type { GiftSource } from './gift-reading';
import { giftSentences } from './sentences';

interface Option extends ToldOption {
  readonly quoted: string;
}

const ALL = 100;

/** A choice: single if one answer starts with an equals sign, else multiple with shared marks. */
export function readChoice({ inside, texts }: GiftSource): AnswersReading {
  const answers = listedAnswers(inside);
  const options = answers.map((answer) => ({
    text: texts.rich(answer.text),
    quoted: asQuoted(answer.text),
    weight: weightOf(answer),
    feedback: texts.rich(answer.feedback),
  }));
  const right = options.filter(({ weight }) => weight >= ALL);
  const isSingle = answers.some(({ sign }) => sign === '=') && right.length === 1;
  return isSingle ? singleChoice(options) : severalChoice(options, { anyWouldDo: right.length > 1 });
}

const weightOf = ({ sign, weight }: GiftAnswer): number => weight ?? (sign === '=' ? ALL : 0);

function singleChoice(options: readonly Option[]): AnswersReading {
  const partly = options.filter(({ weight }) => weight > 0 && weight < ALL);
  const draft = {
    ...blankQuestion('mcq'),
    ...optionsAndFeedback(options),
    correctAnswer: options.find(({ weight }) => weight >= ALL)?.text ?? '',
    weights: Object.fromEntries(partly.map(({ text, weight }) => [text, weight])),
  };
  return readingOf(draft, { notes: negativeNotes(options) });
}

function severalChoice(options: readonly Option[], { anyWouldDo }: { anyWouldDo: boolean }): AnswersReading {
  const right = options.filter(({ weight }) => weight > 0);
  const sum = right.reduce((all, { weight }) => all + weight, 0);
  const isWhole = Math.abs(sum - ALL) <= 1;
  const draft = {
    ...blankQuestion('msq'),
    ...optionsAndFeedback(options),
    correctAnswer: right.map(({ text }) => text),
    partialCredit: right.length > 1,
    weights: isWhole ? weightsToKeep(options) : {},
  };
  if (anyWouldDo) return readingOf(draft, { notes: [giftSentences.severalRight] });
  const isUnequal = right.length > 0 && !isWhole;
  const notes = isUnequal ? [giftSentences.weightsNotAll(sum), ...negativeNotes(options)] : [];
  return readingOf(draft, { notes: [...notes, ...(isWhole ? outsideNotes(options) : [])] });
}

function negativeNotes(options: readonly Option[]): string[] {
  const most = options.reduce((least, { weight }) => Math.min(least, weight), 0);
  return most < 0 ? [giftSentences.weightNegative(-most)] : [];
}

const outsideNotes = (options: readonly Option[]): string[] =>
  options.flatMap(({ quoted, weight }) =>
    weight < -ALL ? [giftSentences.weightOutside(quoted, weight)] : [],
  );

const TRUTH = /^(T|F|TRUE|FALSE|True|False|true|false)$/;

/** The right one of true and false, and the feedback; undefined if it is another kind of question. */
export function truthOf(inside: string): { isTrue: boolean; feedback: string } | undefined {
  const [word, feedback] = halves(inside, '#');
  return TRUTH.test(word) ? { isTrue: word.toUpperCase().startsWith('T'), feedback } : undefined;
}

/** True or false: feedback on a wrong answer comes first, then feedback on the right one. */
export function readTruth(
  { isTrue, feedback }: { isTrue: boolean; feedback: string },
  texts: GiftSource['texts'],
): AnswersReading {
  const [onWrong, onRight] = halves(feedback, '#').map((text) => texts.rich(text));
  const [key, other] = isTrue ? ['True', 'False'] : ['False', 'True'];
  const said = [
    [key, onRight ?? ''],
    [other, onWrong ?? ''],
  ] as const;
  return readingOf({
    ...blankQuestion('mcq'),
    options: ['True', 'False'],
    correctAnswer: key ?? '',
    feedback: Object.fromEntries(said.filter(([, text]) => text !== '')),
  });
}
