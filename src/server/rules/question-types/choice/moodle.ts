import type { QuestionOf } from '../../../../shared/question/schema';
import { feedbackOn } from '../../../../shared/question-types/feedback';
import { hasWeights, weightOn } from '../../../../shared/question-types/weights';
import type { MoodleBody } from '../../formats/moodle/moodle-body';
import { type MoodleTexts, xmlLine } from '../../formats/moodle/moodle-xml-parts';
import { moodleLosses } from '../../formats/moodle/sentences';

const ALL = 100;

/** A single choice; True/False is a separate Moodle type. */
export const moodleMcq = (question: QuestionOf<'mcq'>, texts: MoodleTexts): MoodleBody => {
  const { options, correctAnswer, feedback, weights } = question;
  const isTruth = options.join() === 'True,False' && !hasWeights(weights);
  const fractions = options.map((option) => (option === correctAnswer ? ALL : weightOn(weights, option)));
  const known = fractions.map(knownFraction);
  const losses = lossesOf(fractions);
  if (isTruth)
    return {
      type: 'truefalse',
      losses,
      body: options
        .map((option, at) =>
          texts.answer({
            text: option.toLowerCase(),
            fraction: known[at]?.fraction ?? 0,
            feedback: feedbackOn(feedback, option),
          }),
        )
        .join(''),
    };
  return { type: 'multichoice', losses, body: choiceBody(question, { isSingle: true, fractions, texts }) };
};

/** The grades that Moodle accepts; it rejects a file with any other. */
const KNOWN = [
  ...[100, 90, 83.33333, 80, 75, 70, 66.66667, 60, 50, 40, 33.33333, 30, 25, 20],
  ...[16.66667, 14.28571, 12.5, 11.11111, 10, 5, 0],
];

/** The nearest accepted percentage, and whether it is exact. */
function knownFraction(percent: number): { fraction: number; isExact: boolean } {
  const size = Math.abs(percent);
  const nearest = KNOWN.reduce((best, each) => (Math.abs(each - size) < Math.abs(best - size) ? each : best));
  return { fraction: percent < 0 ? -nearest : nearest, isExact: Math.abs(nearest - size) < 0.01 };
}

/** A multiple choice: correct options share the marks, and a wrong one deducts as much as in our rules. */
export const moodleMsq = (question: QuestionOf<'msq'>, texts: MoodleTexts): MoodleBody => {
  const { options, correctAnswer, partialCredit, weights } = question;
  const share = ALL / Math.max(1, correctAnswer.length);
  const fractions = options.map((option) => {
    if (partialCredit && hasWeights(weights)) return weightOn(weights, option);
    if (correctAnswer.includes(option)) return share;
    return partialCredit ? -share : -ALL;
  });
  const isSaid = partialCredit || (correctAnswer.length === 1 && options.length === 1);
  return {
    type: 'multichoice',
    losses: [...lossesOf(fractions), ...(isSaid ? [] : [moodleLosses.choiceAllOrNothing])],
    body: choiceBody(question, { isSingle: false, fractions, texts }),
  };
};

interface Choice {
  readonly isSingle: boolean;
  readonly fractions: readonly number[];
  readonly texts: MoodleTexts;
}

const choiceBody = (
  { options, feedback }: Pick<QuestionOf<'mcq' | 'msq'>, 'options' | 'feedback'>,
  { isSingle, fractions, texts }: Choice,
): string =>
  xmlLine('single', String(isSingle)) +
  xmlLine('shuffleanswers', 'true') +
  xmlLine('answernumbering', 'abc') +
  texts.element('correctfeedback', '') +
  texts.element('partiallycorrectfeedback', '') +
  texts.element('incorrectfeedback', '') +
  options
    .map((option, at) =>
      texts.answer({
        text: option,
        fraction: knownFraction(fractions[at] ?? 0).fraction,
        feedback: feedbackOn(feedback, option),
      }),
    )
    .join('');

const lossesOf = (fractions: readonly number[]): string[] => [
  ...new Set(
    fractions.flatMap((percent) => {
      const { fraction, isExact } = knownFraction(percent);
      return isExact ? [] : [moodleLosses.weight(Math.round(percent * 100) / 100, fraction)];
    }),
  ),
];
