import type { Answer } from '../../answer/answer';
import { ownText } from '../../answer/text-record';
import type { AnswerChoice, ObjectiveMarking } from '../objective-marking';
import { marksForParts } from '../part-marks';
import { partsTexts } from '../parts-texts';
import type { BodyBy } from '../question-type-module';
import type { matchSchemas } from './module';

type Body = BodyBy<typeof matchSchemas>;

export const matchMarking = {
  mark: (question, answer) =>
    marksForParts(question, { right: rightPairs(question, answer), all: question.left.length }),
  remark(body, answer) {
    const right = rightPairs(body, answer);
    return right === body.left.length ? undefined : partsTexts.pairsRight(right, body.left.length);
  },
  chance: ({ left, right, partialCredit }) =>
    right.length === 0 ? 0 : (1 / right.length) ** (partialCredit ? 1 : left.length),
  sameAs: ({ left }, answer) => JSON.stringify(left.map((side) => chosenFor(answer, side) ?? null)),
  keyedBy: (body, answer) =>
    typeof answer === 'object' && !Array.isArray(answer) ? { ...body, correctAnswer: answer } : undefined,
  // No optionCount, because there are too many possible pairs.
  choices,
} as const satisfies ObjectiveMarking<Body>;

function chosenFor(answer: Answer, left: string): string | undefined {
  return typeof answer === 'object' && !Array.isArray(answer) ? ownText(answer, left) : undefined;
}

const rightPairs = ({ left, correctAnswer }: Body, answer: Answer): number =>
  left.filter((side) => {
    const chosen = chosenFor(answer, side);
    return chosen !== undefined && chosen === ownText(correctAnswer, side);
  }).length;

/** The correct and the given right sides, by left side. */
function choices(body: Body, given: readonly Answer[]): AnswerChoice<Body>[] {
  const { left, right, correctAnswer } = body;
  return left.flatMap((side) => {
    const key = ownText(correctAnswer, side);
    const chosen = new Set(given.map((answer) => chosenFor(answer, side)));
    const shown = right.filter((other) => other === key || chosen.has(other));
    return shown.map((other) => ({
      ...{ label: other, group: side },
      isKey: other === key,
      isChosenBy: (answer: Answer) => chosenFor(answer, side) === other,
    }));
  });
}
