import { messages } from '../../../../shared/messages';
import type { Seen } from '../../../rules/access/seen';
import { type Decision, giveMarks } from './give-marks';
import type { RescoreDeps } from './rescore';
import type { SubmittedAttempt } from './submitted-attempts';

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
