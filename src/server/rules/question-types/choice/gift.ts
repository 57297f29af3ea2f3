import { ownText } from '../../../../shared/answer/text-record';
import { toleranceOf } from '../../../../shared/number-answer/number-key';
import type { Question, QuestionOf } from '../../../../shared/question/schema';
import { feedbackOn } from '../../../../shared/question-types/feedback';
import { sparesOf } from '../../../../shared/question-types/match/draft';
import { hasWeights, weightOn } from '../../../../shared/question-types/weights';
import type { GiftWords } from '../../formats/gift/gift-words';
import { giftLosses } from '../../formats/gift/sentences';

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

type Choice = QuestionOf<'mcq'> | QuestionOf<'msq'>;

/** A single choice; true/false has a short form. */
function giftMcq(question: QuestionOf<'mcq'>, words: GiftWords): string {
  const { options, correctAnswer, weights } = question;
  if (options.length === 2 && options[0] === 'True' && options[1] === 'False' && !hasWeights(weights))
    return giftTruth(question, words);
  return options
    .map((option) => {
      const weight = weightOn(weights, option);
      const sign = option === correctAnswer ? '=' : signOf(weight);
      return answerLine(sign, { question, option, words });
    })
    .join('');
}

/** A multiple choice: correct options share the marks, and wrong ones deduct as much. */
function giftMsq(question: QuestionOf<'msq'>, words: GiftWords): string {
  const { options, correctAnswer, partialCredit, weights } = question;
  const share = 100 / correctAnswer.length;
  if (!partialCredit && correctAnswer.length > 1) words.losses.add(giftLosses.allOrNothing);
  const isOwn = partialCredit && hasWeights(weights);
  const cost = partialCredit ? share : 100;
  return options
    .map((option) => {
      const usual = correctAnswer.includes(option) ? share : -cost;
      return answerLine(signOf(isOwn ? weightOn(weights, option) : usual), { question, option, words });
    })
    .join('');
}

const signOf = (weight: number): string => (weight === 0 ? '~' : `~%${Number(weight.toFixed(5))}%`);

function answerLine(
  sign: string,
  { question, option, words }: { question: Choice; option: string; words: GiftWords },
): string {
  return `\n\t${sign}${words.rich(option)}${feedbackPart(feedbackOn(question.feedback, option), words)}`;
}

const feedbackPart = (feedback: string, words: GiftWords): string =>
  feedback.trim() === '' ? '' : `#${words.rich(feedback)}`;

/** GIFT puts the feedback of the wrong answer first. */
function giftTruth({ correctAnswer, feedback }: QuestionOf<'mcq'>, words: GiftWords): string {
  const other = correctAnswer === 'True' ? 'False' : 'True';
  const onWrong = feedbackPart(feedbackOn(feedback, other), words);
  const onRight = feedbackPart(feedbackOn(feedback, correctAnswer), words);
  return correctAnswer.toUpperCase() + (onRight === '' ? onWrong : (onWrong || '#') + onRight);
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
