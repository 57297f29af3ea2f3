import type { Answer } from '../../answer/answer';
import { answersEqual, sameInAnyOrder } from '../../answer/answers-equal';
import { MARK_STEP } from '../../constants';
import { feedbackOnChosen } from '../feedback';
import type { AnswerChoice, ObjectiveMarking } from '../objective-marking';
import { hasWeights, marksByWeights } from '../weights';
import type { SeveralBody, SingleBody } from './module';

type Body = SingleBody | SeveralBody;

const choiceMarking = {
  sameAs: (_: unknown, answer: Answer) => sameChoice(answer),
  optionCount: ({ options }: Body) => options.length,
  choices: (body: Body) => optionChoices(body),
  feedback: (body: Body, answer: Answer) => feedbackOnChosen(body, answer),
};

export const mcqMarking = {
  ...choiceMarking,
  keyedBy: (body, answer) => (typeof answer === 'string' ? { ...body, correctAnswer: answer } : undefined),
  mark(question, answer) {
    const isCorrect = answersEqual(question.correctAnswer, answer);
    return {
      isCorrect,
      score: isCorrect ? question.maximumMarks : marksByWeights(question, textsIn(answer)),
    };
  },
  chance: ({ options }) => (options.length > 0 ? 1 / options.length : 0),
} as const satisfies ObjectiveMarking<SingleBody>;

export const msqMarking = {
  ...choiceMarking,
  keyedBy: (body, answer) => (Array.isArray(answer) ? { ...body, correctAnswer: [...answer] } : undefined),
  mark(question, answer) {
    const isCorrect = sameInAnyOrder(question.correctAnswer, answer);
    if (isCorrect) return { isCorrect, score: question.maximumMarks };
    return { isCorrect, score: question.partialCredit ? partMarks(question, answer) : 0 };
  },
  chance: () => 0,
} as const satisfies ObjectiveMarking<SeveralBody>;

/** Equal for equivalent answers: the order of ticks is irrelevant. */
const sameChoice = (answer: Answer): string =>
  JSON.stringify(Array.isArray(answer) ? [...new Set(answer)].sort() : answer);

/** A row for each option; a student counts in every ticked option. */
const optionChoices = (body: Body): AnswerChoice[] =>
  body.options.map((option) => ({
    label: option,
    isKey: hasOption(body.correctAnswer, option),
    isChosenBy: (answer) => hasOption(answer, option),
  }));

const hasOption = (answer: Answer, option: string): boolean =>
  Array.isArray(answer) ? answer.includes(option) : answer === option;

/** The options in an answer, without repeats. */
const textsIn = (answer: Answer): string[] =>
  [...new Set([answer].flat())].filter((item) => typeof item === 'string');

/**
 * By weights; else the share of right options chosen minus wrong ones, rounded down, so that only the exact
 * set earns all.
 */
function partMarks(question: SeveralBody & { maximumMarks: number }, answer: Answer): number {
  if (!Array.isArray(answer)) return 0;
  const chosen = textsIn(answer);
  if (hasWeights(question.weights)) return marksByWeights(question, chosen);
  const { correctAnswer, maximumMarks } = question;
  const right = chosen.filter((option) => correctAnswer.includes(option)).length;
  const rightMinusWrong = Math.max(0, right - (chosen.length - right));
  return Math.floor((rightMinusWrong * maximumMarks) / (correctAnswer.length * MARK_STEP)) * MARK_STEP;
}
