import type { SeenMarks } from '../../../../shared/marking/request';
import { messages } from '../../../../shared/messages';
import { type Decision, giveMarks } from './give-marks';
import type { RescoreDeps } from './rescore';
import { getAttemptsAsked } from './submitted-attempts';

/**
 * Gives one mark to the answers of several students: one decision, taken for all of them or for none. Refuses an unknown
 * student (404), and what `giveMarks` does.
 */
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
