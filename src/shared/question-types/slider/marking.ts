import type { Answer } from '../../answer/answer';
import type { AnswerChoice, ObjectiveMarking } from '../objective-marking';
import type { BodyBy } from '../question-type-module';
import type { sliderSchemas } from './module';
import { snapToStep } from './steps';

type Body = BodyBy<typeof sliderSchemas>;

export const sliderMarking = {
  mark(question, answer) {
    const isCorrect = isAccepted(question, answer);
    return { isCorrect, score: isCorrect ? question.maximumMarks : 0 };
  },
  chance: () => 0,
  sameAs: (body, answer) =>
    typeof answer === 'number' ? String(snapToStep(answer, body)) : JSON.stringify(answer),
  keyedBy: (body, answer) =>
    typeof answer === 'number' ? { ...body, correctAnswer: [snapToStep(answer, body)] } : undefined,
  choices,
} as const satisfies ObjectiveMarking<Body>;

function isAccepted({ correctAnswer, step }: Body, answer: Answer): boolean {
  if (typeof answer !== 'number') return false;
  // A browser may send 0.30000000000000004 for 0.3: a tiny part of a step.
  const tolerance = step * 1e-6;
  return correctAnswer.some((accepted) => Math.abs(accepted - answer) <= tolerance);
}

/** The given and the right values, in ascending order. */
function choices(body: Body, given: readonly Answer[]): AnswerChoice<Body>[] {
  const chosen = given.flatMap((answer) => (typeof answer === 'number' ? [snapToStep(answer, body)] : []));
  const values = [...new Set([...body.correctAnswer, ...chosen])].sort((left, right) => left - right);
  return values.map((value) => {
    const isKey = isAccepted(body, value);
    return {
      ...{ label: String(value), isKey },
      isChosenBy: (answer) => typeof answer === 'number' && snapToStep(answer, body) === value,
      ...(!isKey && { accepting: () => ({ ...body, correctAnswer: [...body.correctAnswer, value] }) }),
    };
  });
}
