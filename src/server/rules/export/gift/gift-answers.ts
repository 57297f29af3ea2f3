import { ownText } from '../../../../shared/answer/text-record';
import { toleranceOf } from '../../../../shared/number-answer/number-key';
import type { Question, QuestionOf } from '../../../../shared/question/schema';
import { sparesOf } from '../../../../shared/question-types/match/draft';
import { giftMcq, giftMsq } from './gift-choice';
import type { GiftWords } from './gift-words';
import { giftLosses } from './sentences';

/** The content of a question's braces. */
export function giftAnswers(question: Exclude<Question, { type: 'cloze' }>, words: GiftWords): string {
  switch (question.type) {
    case 'mcq':
      return giftMcq(question, words);
    case 'msq':
      return giftMsq(question, words);
    case 'short':
      return accepted(question.correctAnswer.split('\n'), words);
    case 'long':
      if (question.correctAnswer.trim() !== '') words.losses.add(giftLosses.modelAnswer);
      return '';
    case 'number':
      return giftNumber(question, words);
    case 'slider':
      words.losses.add(giftLosses.slider(question.min, question.max));
      return `#${question.correctAnswer.map((value) => `\n\t=${value}`).join('')}`;
    case 'match':
      return giftMatch(question, words);
    case 'order':
      words.losses.add(giftLosses.order);
      if (!question.partialCredit) words.losses.add(giftLosses.allOrNothing);
      return question.correctAnswer
        .map((option, at) => pairLine(String(at + 1), words.right(option)))
        .join('');
  }
}

export const accepted = (answers: readonly string[], words: GiftWords): string =>
  answers
    .filter((answer) => answer.trim() !== '')
    .map((answer) => `\n\t=${words.plain(answer)}`)
    .join('');

function giftNumber({ correctAnswer }: QuestionOf<'number'>, words: GiftWords): string {
  const { value, tolerance, unit } = correctAnswer;
  if (unit !== undefined) words.losses.add(giftLosses.unit(unit));
  const margin = Number(toleranceOf(correctAnswer).toPrecision(12));
  if (typeof tolerance === 'string') words.losses.add(giftLosses.percentTolerance(tolerance, margin));
  return `#${value}:${margin}`;
}

function giftMatch(question: QuestionOf<'match'>, words: GiftWords): string {
  if (!question.partialCredit) words.losses.add(giftLosses.allOrNothing);
  const pairs = question.left.map((side) =>
    pairLine(words.left(side), words.right(ownText(question.correctAnswer, side) ?? '')),
  );
  return [...pairs, ...sparesOf(question).map((side) => pairLine('', words.right(side)))].join('');
}

const pairLine = (left: string, right: string): string => `\n\t=${left} -> ${right}`;
