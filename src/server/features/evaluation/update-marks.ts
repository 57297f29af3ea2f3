import { messages } from '../../../shared/messages';
import { type Decision, giveMarks } from './give-marks';
import type { RescoreDeps } from './rescore';
import type { SubmittedAttempt } from './submitted-attempts';

/** Gives the teacher's own mark to one student's answer; refuses what `giveMarks` does. */
export function updateMarks(
  deps: RescoreDeps,
  {
    attempt,
    input: { marks },
    ...on
  }: Pick<Decision, 'teacher' | 'quiz' | 'question'> & {
    attempt: SubmittedAttempt;
    input: { marks: number };
  },
): { message: string } {
  giveMarks(deps, { ...on, given: [{ attempt, marks }] });
  return { message: messages.marksUpdated };
}
