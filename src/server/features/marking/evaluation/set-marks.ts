import { messages } from '../../../../shared/messages';
import type { SeenMarks } from '../../../rules/marking/request';
import { type Decision, giveMarks } from './give-marks';
import type { RescoreDeps } from './rescore';
import { getAttemptsAsked } from './submitted-attempts';

/** Gives one mark to the answers of several students as one decision. Throws 404 for an unknown student, and as `giveMarks`. */
export function setMarks(
  deps: RescoreDeps,
  {
    input: { studentIds, marks, seenAt },
    ...on
  }: Pick<Decision, 'teacher' | 'quiz' | 'question'> & {
    input: { studentIds: readonly string[]; marks: number; seenAt?: SeenMarks };
  },
): { message: string; changed: number } {
  const attempts = getAttemptsAsked(deps, { ...on, questionId: on.question._id, studentIds });
  const given = attempts.map((attempt) => ({ attempt, marks }));
  return { message: messages.marksUpdated, ...giveMarks(deps, { ...on, given, seenAt }) };
}
