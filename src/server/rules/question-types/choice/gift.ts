import type { QuestionOf } from '../../../../shared/question/schema';
import { feedbackOn } from '../../../../shared/question-types/feedback';
import { hasWeights, weightOn } from '../../../../shared/question-types/weights';
import type { GiftWords } from '../../formats/gift/gift-words';
import { giftLosses } from '../../formats/gift/sentences';

type Choice = QuestionOf<'mcq'> | QuestionOf<'msq'>;

/** A single choice; true/false has a short form. */
export function giftMcq(question: QuestionOf<'mcq'>, words: GiftWords): string {
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
export function giftMsq(question: QuestionOf<'msq'>, words: GiftWords): string {
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
