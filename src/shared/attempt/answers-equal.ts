import type { Answer, Answers } from './answer';

type MaybeAnswer = Answer | null | undefined;

/** Whether two stored answers are the same by value; a multiple choice is a set, no answer equals no answer. */
export function answersEqual(left: MaybeAnswer, right: MaybeAnswer): boolean {
  if (Array.isArray(left) && Array.isArray(right)) {
    const [chosen, others] = [new Set(left), new Set(right)];
    return chosen.size === others.size && left.every((item) => others.has(item));
  }
  return (left ?? null) === (right ?? null);
}

/** Whether two whole submissions hold the same answers: what tells a repeated submit from a second one. */
export function submissionsEqual(left: Answers, right: Answers): boolean {
  const questionIds = [...Object.keys(left), ...Object.keys(right)];
  return questionIds.every((id) => answersEqual(answerOf(left, id), answerOf(right, id)));
}

const answerOf = (answers: Answers, id: string) => (Object.hasOwn(answers, id) ? answers[id] : undefined);
