import { messages } from '../../../../shared/messages';
import type { SeenMarks } from '../../../rules/marking/request';
import { type Decision, giveMarks } from './give-marks';
import type { RescoreDeps } from './rescore';
import { getAttemptsAsked } from './submitted-attempts';

/**
 * Gives several groups of answers one mark each, such as every suggestion of a pile, as one decision with one undo. Throws 404
 * for an unknown student, and as `giveMarks`.
 */
export function keepMarks(
  deps: RescoreDeps,
  {
    input,
    ...on
  }: Pick<Decision, 'teacher' | 'quiz' | 'question'> & {
    input: { given: readonly { marks: number; studentIds: readonly string[] }[]; seenAt?: SeenMarks };
  },
): { message: string; changed: number } {
  const given = input.given.flatMap(({ marks, studentIds }) =>
    getAttemptsAsked(deps, { ...on, questionId: on.question._id, studentIds }).map((attempt) => ({
      attempt,
      marks,
    })),
  );
  return { message: messages.marksUpdated, ...giveMarks(deps, { ...on, given, seenAt: input.seenAt }) };
}
