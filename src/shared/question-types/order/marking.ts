import type { Answer } from '../../answer/answer';
import type { AnswerChoice, ObjectiveMarking } from '../objective-marking';
import { marksForParts } from '../part-marks';
import { partsTexts } from '../parts-texts';
import type { BodyBy } from '../question-type-module';
import type { orderSchemas } from './module';
import { placeName } from './place-name';

type Body = BodyBy<typeof orderSchemas>;

export const orderMarking = {
  mark: (question, answer) =>
    marksForParts(question, { right: rightSteps(question, answer), all: stepsOf(question) }),
  remark(body, answer) {
    const right = rightSteps(body, answer);
    return right === stepsOf(body) ? undefined : partsTexts.stepsRight(right, stepsOf(body));
  },
  chance: ({ options, partialCredit }) =>
    partialCredit ? 1 / Math.max(options.length, 1) : 1 / ordersOf(options.length),
  sameAs: (_, answer) => JSON.stringify(answer),
  keyedBy: (body, answer) => (Array.isArray(answer) ? { ...body, correctAnswer: [...answer] } : undefined),
  choices,
} as const satisfies ObjectiveMarking<Body>;

/** The number of steps between consecutive options. */
const stepsOf = ({ correctAnswer }: Body): number => Math.max(correctAnswer.length - 1, 0);

/** The number of options in an answer that are followed by the right one. */
function rightSteps({ correctAnswer }: Body, answer: Answer): number {
  if (!Array.isArray(answer) || answer.length !== correctAnswer.length) return 0;
  const places = new Map(correctAnswer.map((option, at) => [option, at]));
  const found = answer.map((option) => places.get(option) ?? Number.NaN);
  return found.filter((place, at) => place + 1 === found[at + 1]).length;
}

/** The given and the right options of each position. */
function choices({ options, correctAnswer }: Body, given: readonly Answer[]): AnswerChoice[] {
  return correctAnswer.flatMap((key, at) => {
    const chosen = new Set(given.map((answer) => (Array.isArray(answer) ? answer[at] : undefined)));
    const shown = options.filter((option) => option === key || chosen.has(option));
    return shown.map((option) => ({
      ...{ label: option, group: placeName(at + 1) },
      isKey: option === key,
      isChosenBy: (answer: Answer) => Array.isArray(answer) && answer[at] === option,
    }));
  });
}

const ordersOf = (count: number): number => (count < 2 ? 1 : count * ordersOf(count - 1));
