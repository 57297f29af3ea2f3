import { messages } from '../../../../shared/messages';
import type { Seen } from '../../../rules/access/seen';
import type { SeenMarks } from '../../../rules/marking/request';
import { type Decision, giveMarks } from './give-marks';
import type { RescoreDeps } from './rescore';
import { getAttemptsAsked, type SubmittedAttempt } from './submitted-attempts';

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

/** Sets the teacher's own mark on one answer. Throws as `giveMarks`. */
export function updateMarks(
  deps: RescoreDeps,
  {
    attempt,
    input: { marks, seenAt },
    ...on
  }: Pick<Decision, 'teacher' | 'quiz' | 'question'> & {
    attempt: Seen<SubmittedAttempt, 'mark'>;
    input: { marks: number; seenAt?: number | undefined };
  },
): { message: string } {
  giveMarks(deps, {
    ...on,
    given: [{ attempt, marks }],
    seenAt: seenAt === undefined ? undefined : { [attempt.calledId]: seenAt },
  });
  return { message: messages.marksUpdated };
}

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
